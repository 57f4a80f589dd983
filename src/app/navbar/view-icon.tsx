import type { RouteId, TabId } from '../../shell/routes.ts'
import styles from '../../ui/icon/icon.module.css'

/** The icon of each view, drawn as those of `ui/icon`. A view with a tab must have one. */
const paths: Record<TabId, string> & Partial<Record<RouteId, string>> = {
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  ideaBuilder: 'M9.5 17h5M10.5 20.5h3M9.5 17c0-3-2.5-3.5-2.5-7a5 5 0 0 1 10 0c0 3.5-2.5 4-2.5 7',
  game: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8l4 7H8z',
  gameCreate: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8.5v7M8.5 12h7',
  gameLobby:
    'M9 5a3.5 3.5 0 1 0 .01 0M2.5 20c.4-3.5 2.5-5 6.5-5s6 1.5 6.5 5M15.5 5a3.5 3.5 0 0 1 0 7M18 15.5c2 .6 3.2 2 3.5 4.5',
  gameInvite: 'M3 6h18v13H3zM3 7l9 7 9-7',
  gameTable: 'M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14',
  gameCharacter: 'M5 4c4.5 1.5 9.5 1.5 14 0v7c0 5-3 8-7 9-4-1-7-4-7-9zM8.5 10h2M13.5 10h2M9 14.5c2 1.5 4 1.5 6 0',
  gameCombat: 'M4 4l11 11M20 4 9 15M13 17l4-4M7 13l4 4M16 16l4 4M8 16l-4 4',
  profile: 'M12 4a4 4 0 1 0 .01 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6',
  welcome:
    'M13 3c.5 4 5.5 6 5.5 11.5A6.5 6.5 0 0 1 12 21a6.5 6.5 0 0 1-6.5-6.7c0-2.8 1.6-4.6 2.8-6.3.3 1.4.9 2.2 1.7 2.7C9.8 7.8 11.3 5 13 3z',
  login: 'M13 4h6v16h-6M4 12h10M10 8l4 4-4 4',
  examples: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM16.5 13v7M13 16.5h7',
}

/** The icon of a view. */
export const ViewIcon = ({ id }: { id: RouteId }) => (
  <svg viewBox="0 0 24 24" className={styles.icon} aria-hidden="true">
    <path d={paths[id]} />
  </svg>
)
