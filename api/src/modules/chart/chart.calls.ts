// The calls of this module.
export { getChartFigures } from './chart-figures.ts';
