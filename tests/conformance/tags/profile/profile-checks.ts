export { profileCases } from './profile-cases.ts'
export { profileFaults } from './profile-faults.ts'
export { profileRules } from './profile-rules.ts'
