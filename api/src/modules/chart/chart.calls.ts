// The calls of this module.
export { getChartCoverage } from './chart-coverage.ts';
export { getChartFigures } from './chart-figures.ts';
export { exportLog } from './process/export-log.ts';
export { getVariants } from './process/variants.ts';
export { getWhatIf } from './process/what-if.ts';
export { getReplay } from './replay.ts';
export { getChartRelease } from './release/chart-release.ts';
