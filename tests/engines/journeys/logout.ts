import { type Journey, signIn } from '../person.ts'

export const journeys: Journey[] = [
  {
    title: 'logout asks first; Cancel changes nothing',
    run: async (person) => {
      await signIn(person, 'leaver@example.com')
      await person.click('button', 'Menu')
      await person.click('menuitem', 'Logout')
      await person.sees('dialog', 'Logout?')
      await person.reads('Are you sure you want to logout?')
      await person.hasFocusOn('Cancel')
      await person.press('Enter')
      await person.seesNo('dialog', 'Logout?')
      await person.hasFocusOn('Menu')
      await person.isAt('/home/')
    },
  },
  {
    title: 'logout ends the session, here and in the other tab',
    run: async (person) => {
      await signIn(person, 'leaver@example.com')
      const other = await person.another()
      await other.open('/profile')
      await other.sees('heading', 'Profile')
      await person.tab.bringToFront()
      await person.click('button', 'Menu')
      await person.click('menuitem', 'Logout')
      await person.sees('dialog', 'Logout?')
      await person.click('button', 'Logout')
      await person.isAt('/logout')
      await person.reads("You're signed out.")
      await other.tab.bringToFront()
      await other.isAt('/login')
      await person.tab.bringToFront()
      await person.open('/home/')
      await person.isAt('/login')
    },
  },
]
