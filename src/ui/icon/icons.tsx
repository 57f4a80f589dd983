import styles from './icon.module.css'

/** One stroke, one weight, on a 24 by 24 grid. The text beside an icon, or its button's name, says what it means. */
const icon = (path: string) => () => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
)

export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h16')
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
export const BackIcon = /* @__PURE__ */ icon('M20 12H4M10 6l-6 6 6 6')
export const PageIcon = /* @__PURE__ */ icon('M6 3h8l4 4v14H6zM13.5 3.5v4H18')
export const HomeIcon = /* @__PURE__ */ icon('M4 11l8-7 8 7v9h-5v-6H9v6H4z')
export const LampIcon = /* @__PURE__ */ icon(
  'M9.5 17h5M10.5 20.5h3M9.5 17c0-3-2.5-3.5-2.5-7a5 5 0 0 1 10 0c0 3.5-2.5 4-2.5 7',
)
export const DieIcon = /* @__PURE__ */ icon('M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 8l4 7H8z')
export const PeopleIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 0 .01 0M2.5 20c.4-3.5 2.5-5 6.5-5s6 1.5 6.5 5M15.5 5a3.5 3.5 0 0 1 0 7M18 15.5c2 .6 3.2 2 3.5 4.5',
)
export const LetterIcon = /* @__PURE__ */ icon('M3 6h18v13H3zM3 7l9 7 9-7')
export const MapIcon = /* @__PURE__ */ icon('M3 6l6-2 6 2 6-2v14l-6 2-6-2-6 2zM9 4v14M15 6v14')
export const MaskIcon = /* @__PURE__ */ icon(
  'M5 4c4.5 1.5 9.5 1.5 14 0v7c0 5-3 8-7 9-4-1-7-4-7-9zM8.5 10h2M13.5 10h2M9 14.5c2 1.5 4 1.5 6 0',
)
export const SwordsIcon = /* @__PURE__ */ icon('M4 4l11 11M20 4 9 15M13 17l4-4M7 13l4 4M16 16l4 4M8 16l-4 4')
