// The calls of this module.
export { getChartFigures } from './chart-figures.ts';
export { getReplay } from './replay.ts';
export { getChartRelease } from './release/chart-release.ts';
