export { conformanceWith } from './conformance.ts';
export { variantCount } from './variants.ts';
export { whatIf } from './what-if.ts';
export type { Supposed, Supposition } from './what-if.ts';
