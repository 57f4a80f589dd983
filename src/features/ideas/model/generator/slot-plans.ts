import type { IdeaKind } from '../../../../contract/types.gen.ts'

/** A slot of a kind: its name, what stands above it on the card, and the table it is drawn from. */
export type SlotPlan = { name: string; label: string; table: string }

/** The slots of each kind, in the order of the card. Their names are part of what a draw depends on. */
export const slotPlans: Record<IdeaKind, readonly SlotPlan[]> = {
  place: [
    { name: 'what', label: 'What it is', table: 'place' },
    { name: 'wrong', label: 'What is wrong here', table: 'wrong here' },
    { name: 'senses', label: 'What you smell and hear', table: 'smell and sound' },
    { name: 'company', label: 'Who is here', table: 'company' },
  ],
  person: [
    { name: 'name', label: 'Name', table: 'name' },
    { name: 'trade', label: 'Trade', table: 'trade' },
    { name: 'want', label: 'Wants', table: 'want' },
    { name: 'secret', label: 'Keeps quiet', table: 'secret' },
    { name: 'manner', label: 'Manner', table: 'manner' },
  ],
  faction: [
    { name: 'who', label: 'Who they are', table: 'faction' },
    { name: 'aim', label: 'What they are after', table: 'aim' },
    { name: 'method', label: 'How they go about it', table: 'method' },
    { name: 'rift', label: 'What divides them', table: 'rift' },
  ],
  hook: [
    { name: 'beginning', label: 'How it begins', table: 'beginning' },
    { name: 'asker', label: 'Who asks', table: 'asker' },
    { name: 'catch', label: 'The catch', table: 'catch' },
  ],
  clue: [
    { name: 'what', label: 'What is found', table: 'clue' },
    { name: 'discovery', label: 'How it comes to light', table: 'discovery' },
    { name: 'meaning', label: 'What it means', table: 'meaning' },
  ],
  threat: [
    { name: 'what', label: 'What it is', table: 'threat' },
    { name: 'sign', label: 'The first sign', table: 'sign' },
    { name: 'clock', label: 'If nobody acts', table: 'clock' },
    { name: 'remedy', label: 'What could stop it', table: 'remedy' },
  ],
  treasure: [
    { name: 'what', label: 'What it is', table: 'treasure' },
    { name: 'past', label: 'Its past', table: 'past' },
    { name: 'price', label: 'Its price', table: 'price' },
  ],
}
