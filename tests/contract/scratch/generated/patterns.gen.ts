// This file is generated from tests/contract/scratch/openapi.yaml by `npm run contract`. Do not edit it.

// Each named format of a text, its length included.

export const linePattern = /^[^\u0000-\u001f\u2028-\u202e]*$/
