import elkjs from 'elkjs';
import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { ChartDocument } from '../../diagram/chart-document.ts';
import { graphScopes, phaseLines } from '../../diagram/phase-graph.ts';
import type { GraphLine, GraphScope, Neighbour } from '../../diagram/phase-graph.ts';
import { boxSize, portSize } from '../../diagram/phase-layout.ts';
import type { ChartLayout, PhaseLayout } from '../../diagram/phase-layout.ts';
import type { OrderStatus, Phase } from '../order.statuses.ts';

// A CommonJS module, whose default is a member of what Node imports.
const elk = new elkjs.default();

const options = {
  'elk.algorithm': 'layered',
  'elk.direction': 'RIGHT',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.padding': '[top=16,left=16,bottom=16,right=16]',
  'elk.spacing.nodeNode': '20',
  'elk.spacing.edgeNode': '12',
  'elk.spacing.edgeEdge': '9',
  'elk.layered.spacing.nodeNodeBetweenLayers': '24',
  'elk.layered.spacing.edgeNodeBetweenLayers': '10',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '9',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.considerModelOrder.strategy': 'NODES_AND_EDGES',
  'elk.layered.thoroughness': '20',
  'elk.randomSeed': '1',
};

type Side = 'from' | 'to';
type Port = { readonly id: string; readonly phase: Neighbour; readonly side: Side };

/** A phase is a place of its own on each side, so that no line runs back through the picture. */
const portId = (phase: string, side: Side): string => `${side}:${phase}`;

function portsOf(lines: readonly GraphLine[], isInside: (end: string) => boolean): readonly Port[] {
  const ports = lines.flatMap(({ from, to }): readonly Port[] => {
    if (!isInside(from)) return [{ id: portId(from, 'from'), phase: from as Neighbour, side: 'from' }];
    return isInside(to) ? [] : [{ id: portId(to, 'to'), phase: to as Neighbour, side: 'to' }];
  });
  return [...new Map(ports.map((port) => [port.id, port])).values()];
}

const rounded = ({ x = 0, y = 0 }: { x?: number; y?: number }) => ({ x: Math.round(x), y: Math.round(y) });

function pointsOf({ sections = [] }: ElkExtendedEdge): readonly number[] {
  return sections
    .flatMap(({ startPoint, bendPoints = [], endPoint }) => [startPoint, ...bendPoints, endPoint])
    .flatMap((point) => Object.values(rounded(point)));
}

async function phaseLayout(document: ChartDocument, phase: Phase, scope: GraphScope): Promise<PhaseLayout> {
  const own = document.statuses.filter((status) => status.phase === phase).map(({ id }) => id);
  const isInside = (end: string): boolean => (own as readonly string[]).includes(end);
  const lines = phaseLines(document, phase, scope);
  const ports = portsOf(lines, isInside);
  const constraint = { from: 'FIRST', to: 'LAST' } as const;
  const graph: ElkNode = {
    id: phase,
    layoutOptions: options,
    children: [
      ...own.map((id) => ({ id, ...boxSize })),
      ...ports.map(({ id, side }) => ({
        ...{ id, ...portSize },
        layoutOptions: { 'elk.layered.layering.layerConstraint': constraint[side] },
      })),
    ],
    edges: lines.map(({ from, to }, at) => ({
      id: `${at}`,
      sources: [isInside(from) ? from : portId(from, 'from')],
      targets: [isInside(to) ? to : portId(to, 'to')],
    })),
  };
  const laid = await elk.layout(graph);
  const placeOf = (id: string) => rounded(laid.children?.find((child) => child.id === id) ?? {});
  return {
    width: Math.ceil(laid.width ?? 0),
    height: Math.ceil(laid.height ?? 0),
    boxes: own.map((status: OrderStatus) => ({ status, ...placeOf(status) })),
    ports: ports.map(({ id, ...port }) => ({ ...port, ...placeOf(id) })),
    lines: (laid.edges ?? []).map((edge) => {
      const { from = phase, to = phase } = lines[Number(edge.id)] ?? {};
      return { from, to, points: pointsOf(edge) };
    }),
  };
}

/** Every phase laid out by ELK, a second of work: the same document gives the same places, to the unit. */
export async function chartLayout(document: ChartDocument): Promise<ChartLayout> {
  const layouts: [Phase, Record<GraphScope, PhaseLayout>][] = [];
  for (const { id } of document.phases) {
    const [moves, all] = await Promise.all(graphScopes.map((scope) => phaseLayout(document, id, scope)));
    if (moves === undefined || all === undefined) throw new Error(`Not laid out: ${id}`);
    layouts.push([id, { moves, all }]);
  }
  return Object.fromEntries(layouts) as ChartLayout;
}
