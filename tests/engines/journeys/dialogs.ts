import type { Journey, Person } from '../person.ts'

/** Opens a dialog of the examples page by its button. */
async function openExample(person: Person, button: string, dialog: string) {
  await person.open('/example/')
  await person.click('button', button)
  await person.sees('dialog', dialog)
}

export const journeys: Journey[] = [
  {
    title: 'Escape closes a dialog, and the focus goes back',
    run: async (person) => {
      await openExample(person, 'Dialog', 'The house rules')
      await person.press('Escape')
      await person.seesNo('dialog')
      await person.hasFocusOn('Dialog')
    },
  },
  {
    title: 'no number of Escapes closes one that is not closeable',
    run: async (person) => {
      await openExample(person, 'Dialog, not closeable', 'One thing first')
      await person.press('Escape', 'Escape', 'Escape', 'Escape')
      await person.sees('dialog', 'One thing first')
      await person.click('button', 'Understood')
      await person.seesNo('dialog')
      await person.hasFocusOn('Dialog, not closeable')
    },
  },
  {
    title: 'a confirmation takes "Ok", and says what was chosen',
    run: async (person) => {
      await openExample(person, 'Confirm', 'Leave the table?')
      await person.hasFocusOn('Cancel')
      await person.click('button', 'Ok')
      await person.seesNo('dialog')
      await person.reads('You left the table.')
    },
  },
  {
    title: 'a prompt refuses what breaks its rule, keeps it, and takes what does not',
    run: async (person) => {
      await openExample(person, 'Prompt', 'Who are you?')
      await person.fill('Username', 'a b')
      await person.press('Enter')
      await person.reads('Username must be 3-30 characters')
      await person.fill('Username', 'wren')
      await person.press('Enter')
      await person.reads('Well met, wren.')
    },
  },
  {
    title: 'a prompt of several lines breaks the line by Enter, and answers by Ctrl+Enter for good',
    run: async (person) => {
      await openExample(person, 'Prompt, several lines', 'What happened?')
      await person.hasFocusOn('Your story')
      await person.type('one')
      await person.press('Enter')
      await person.type('two')
      await person.press('Control+Enter')
      await person.reads('7 characters written down.')
      await person.seesNo('dialog')
      await person.hasFocusOn('Prompt, several lines')
    },
  },
  {
    title: 'the progress of something closes with its end',
    run: async (person) => {
      await openExample(person, 'Progress, 0 to 100', 'Setting the table')
      await person.reads('The table is set.')
      await person.seesNo('dialog')
    },
  },
]
