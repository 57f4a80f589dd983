import { routeIds, routes } from '../../../src/shell/routes.ts'
import { type Journey, signIn } from '../person.ts'

const invitation = '/join/2VJ0gxZqCq3o9mFZSWkMGvI9vXx/abcdefghij-KLMNOPQRST_0123456789'
const privateRoutes = routeIds.map((id) => routes[id]).filter(({ access }) => access === 'signed-in')
const addressOf = (path: string) => (path.startsWith('/join/') ? invitation : path)

export const journeys: Journey[] = [
  {
    title: 'a visitor to any private page is sent to the login page',
    run: async (person) => {
      for (const { path } of privateRoutes) {
        await person.open(addressOf(path))
        await person.isAt('/login')
        await person.titled('Login · Emberhall')
        await person.sees('textbox', 'Phone or Email')
      }
    },
  },
  {
    title: 'every private page opens with its title, also without the trailing slash',
    run: async (person) => {
      await signIn(person, 'walker@example.com')
      for (const { path, title } of privateRoutes) {
        await person.open(addressOf(path).replace(/\/$/, ''))
        await person.titled(`${title} · Emberhall`)
        await person.seesAll()
      }
    },
  },
  {
    title: 'an invitation is not lost on the way through the login page',
    run: async (person) => {
      await person.open(invitation)
      await person.isAt('/login')
      await signIn(person, 'guest@example.com')
      await person.click('link', 'Continue to Join')
      await person.isAt(invitation)
    },
  },
  {
    title: 'an unknown path names the address and offers ways on',
    run: async (person) => {
      await person.open('/no/such/page')
      await person.titled('Page Not Found · Emberhall')
      await person.reads('/no/such/page')
      await person.click('link', 'Back to start')
      await person.isAt('/')
    },
  },
  {
    title: 'Back and Forward change page, title and focus',
    run: async (person) => {
      await signIn(person, 'walker@example.com')
      await person.click('link', 'Lobby')
      await person.hasFocusOn('Lobby')
      await person.click('link', 'Combat')
      await person.titled('Combat · Emberhall')
      await person.tab.goBack()
      await person.titled('Lobby · Emberhall')
      await person.hasFocusOn('Lobby')
      await person.tab.goForward()
      await person.hasFocusOn('Combat')
    },
  },
]
