import { TextArea } from '../../ui/field/field.tsx'

/** Takes every attribute of a native `<textarea>`. */
export function TextAreaExample() {
  return (
    <TextArea label="What happened?" hint="The others read it before the next evening." rows={4} maxLength={2000} />
  )
}
