import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useCreateCharacterMutation } from '../../../api/characters-api.ts'
import type { Game } from '../../../contract/types.gen.ts'
import { FailedCall, LongCall, useRunning } from '../../../forms/calls.tsx'
import { type Sent, useCreate } from '../../../forms/use-create.ts'
import { inSentence } from '../../../lib/in-sentence.ts'
import { largestSheet, megabyte } from '../../../rules/limits.ts'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorIcon } from '../../../ui/icon/icons.tsx'
import { placeHref } from '../model/address.ts'
import { type ReadSheet, readFile } from '../model/sheet-file.ts'
import { useMay } from '../model/use-characters.ts'
import styles from './characters.module.css'

const mostShown = 20

/** Makes a character of a file from “Export”, after a look at what is in it. */
export function ImportSheet({ game }: { game: Game }) {
  const { gameId } = game
  const navigate = useNavigate()
  const { run } = useMay(game)
  const [file, setFile] = useState<{ name: string; read: ReadSheet }>()
  const [sent, keepSent] = useState<Sent>()
  const make = useCreate(sent, keepSent)
  const [create, { error, isLoading, reset }] = useCreateCharacterMutation()
  const { track, stop } = useRunning()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const choose = async (chosen: File) => {
    const { name, size } = chosen
    const refuse = (why: string) => setFile({ name, read: { faults: [{ where: name, why }] } })
    reset()
    if (size > largestSheet)
      return refuse(`It's larger than ${largestSheet / megabyte} MB, and no sheet is. Choose another file.`)
    const text = await chosen.text().catch(() => undefined)
    if (text === undefined) return refuse("Couldn't read it. Choose it again.")
    setFile({ name, read: readFile(text) })
  }
  const character = file && 'character' in file.read ? file.read.character : undefined
  const faults = file && 'faults' in file.read ? file.read.faults : []
  const submit = async () => {
    if (!character) return
    // A player has no foes.
    const body = run ? character : { ...character, kind: 'one' as const }
    const answer = await make(body, (key) =>
      track(create({ params: { gameId }, headers: { 'Idempotency-Key': key }, body })),
    )
    if (answer?.data) void navigate(placeHref(gameId, { character: answer.data.characterId }), { replace: true })
  }
  const blocks = character?.blocks?.length ?? 0
  return (
    <section aria-label="Import a character" className={styles.group}>
      <label className={`${styles.group} ${styles.add}`}>
        <span>A file from “Export” on a sheet</span>
        <input
          ref={input}
          type="file"
          accept=".json,application/json"
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) void choose(chosen)
            // The same file can be chosen again, once it is corrected.
            target.value = ''
          }}
        />
      </label>
      <div role="status">
        {character && (
          <p>
            {inSentence(character.name)}, with {blocks === 1 ? '1 block' : `${blocks} blocks`}.
          </p>
        )}
        {faults.length > 0 && <p>Nothing was imported. Correct this, then choose the file again.</p>}
      </div>
      {faults.length > 0 && (
        <ul className={styles.list}>
          {faults.slice(0, mostShown).map(({ where, why }) => (
            <li key={`${where} ${why}`} className={styles.fault}>
              <ErrorIcon />
              <p>
                <b dir="auto">{where}:</b> {why}
              </p>
            </li>
          ))}
          {faults.length > mostShown && <li className={styles.fault}>and {faults.length - mostShown} more</li>}
        </ul>
      )}
      <FailedCall error={isLoading ? undefined : error} fallback="Couldn't import the character. Try again." />
      {character && (
        <p>
          <Button variant="primary" busy={isLoading} onClick={() => void submit()}>
            Import {inSentence(character.name, 20)}
          </Button>
        </p>
      )}
      <LongCall busy={isLoading} onStop={stop} />
    </section>
  )
}
