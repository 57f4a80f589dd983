export { LiveConnection } from './live-connection.tsx'
export { PauseButton } from './pause-button.tsx'
export { PauseNotice } from './pause-notice.tsx'
