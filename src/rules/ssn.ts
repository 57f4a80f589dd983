import { textRule } from './text-rule.ts'

/** Three, two and four digits, separated by hyphens, by spaces, or not at all. */
const shape = /^(?!000|666|9)\d{3}([- ]?)(?!00)\d{2}\1(?!0000)\d{4}$/

/**
 * Numbers that were printed in advertisements and withdrawn (SSA, "Social Security Cards Issued by Woolworth"; 1940
 * pamphlet).
 */
const withdrawn = new Set(['078051120', '219099999'])

/**
 * A US social security number. Source: SSA, POMS RM 10201.035: the areas 000, 666 and 900 to 999, the group 00 and the
 * serial 0000 are never issued.
 */
export const ssn = textRule((text) => shape.test(text) && !withdrawn.has(text.replace(/\D/g, '')), 'SSN must be valid')
