import styles from './icon.module.css'

/**
 * All icons are drawn with one stroke on a 24 by 24 grid. The text beside an icon, or its button's name, says what it
 * means.
 */
const icon = (path: string) => () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
export const MoreIcon = /* @__PURE__ */ icon('M5 11a1 1 0 1 0 .01 0M12 11a1 1 0 1 0 .01 0M19 11a1 1 0 1 0 .01 0')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const WarningIcon = /* @__PURE__ */ icon('M12 4 2.5 20h19zM12 10v4.5M12 17.2v.1')
export const InfoIcon = /* @__PURE__ */ icon('M12 3a9 9 0 1 0 .01 0M12 11v5.5M12 7.7v.1')
export const ErrorIcon = /* @__PURE__ */ icon('M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3zM12 7.5v5.5M12 16.3v.1')
export const SearchIcon = /* @__PURE__ */ icon('M10.5 4a6.5 6.5 0 1 0 .01 0M15.5 15.5 20 20')
export const FullscreenIcon = /* @__PURE__ */ icon('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5')
export const ExitFullscreenIcon = /* @__PURE__ */ icon('M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5')
export const UserIcon = /* @__PURE__ */ icon('M12 4a4 4 0 1 0 .01 0M4.5 20.5c.6-4 3.6-6 7.5-6s6.9 2 7.5 6')
export const LogInIcon = /* @__PURE__ */ icon('M13 4h6v16h-6M4 12h10M10 8l4 4-4 4')
export const LogOutIcon = /* @__PURE__ */ icon('M11 4H5v16h6M10 12h10M16 8l4 4-4 4')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const CopyIcon = /* @__PURE__ */ icon('M9 9h11v11H9zM15 5.5V4H4v11h1.5')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const BinIcon = /* @__PURE__ */ icon('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13M10.5 11v5M13.5 11v5')
export const PauseIcon = /* @__PURE__ */ icon('M8.5 5v14M15.5 5v14')
