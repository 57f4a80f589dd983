import { TextArea } from '../../ui/field/field.tsx'

/** Everything that a native `<textarea>` takes goes through. */
export function TextAreaExample() {
  return (
    <TextArea label="What happened?" hint="The others read it before the next evening." rows={4} maxLength={2000} />
  )
}
