export { chartDocument } from './chart-document.ts';
export type { ChartDocument, ChartEvent, DocumentEdge, DocumentStatus } from './chart-document.ts';
export { chartLayout } from './chart-layout.gen.ts';
export { phaseLines } from './phase-graph.ts';
export type { GraphLine, GraphScope } from './phase-graph.ts';
export { boxSize, portSize } from './phase-layout.ts';
export type { ChartLayout, PhaseLayout } from './phase-layout.ts';
