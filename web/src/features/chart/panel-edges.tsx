import type { DocumentEdge } from '@app/machines/diagram';
import type { OrderStatus } from '@app/machines/order';
import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Box } from '../../kit/elements/box.tsx';
import { Icon } from '../../kit/elements/icon.tsx';
import { TextButton } from '../../kit/elements/text-link.tsx';
import { edgeKey } from './chart-model.ts';
import type { ChartModel } from './chart-model.ts';
import { Conditions } from './conditions.tsx';
import { useEdgeText } from './use-edge-text.ts';

const Targets = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    '& > li': { display: 'grid', gridTemplateColumns: '16px minmax(0, 1fr)', gap: '2' },
  },
});

const Causes = chakra('ul', { base: { display: 'grid', gap: '1', '& > li': { color: 'ink' } } });

type Props = {
  model: ChartModel;
  edges: readonly DocumentEdge[];
  onChoose: (status: OrderStatus) => void;
  /** What is said where nothing leads on. */
  none?: string;
};

/** Where the edges lead, each target once, with who leads there, by what and under which conditions. */
export function Exits({ model, edges, onChoose, none }: Props) {
  const text = useEdgeText(model);
  if (edges.length === 0) return <Box color="ink.muted">{none}</Box>;
  return (
    <Targets>
      {[...Map.groupBy(edges, ({ to }) => to)].map(([to, ways]) => (
        <li key={to ?? ''}>
          <Icon of={ArrowRight} size="small" color="primary" mt="0.5" />
          <div>
            {to === null ? (
              <Box fontWeight="medium">{ways[0] !== undefined && text.target(ways[0])}</Box>
            ) : (
              <TextButton fontWeight="medium" textAlign="left" onClick={() => onChoose(to)}>
                {model.statusOf(to).name}
              </TextButton>
            )}
            <Events model={model} edges={ways} />
          </div>
        </li>
      ))}
    </Targets>
  );
}

/** Events with who causes them, their conditions and effects. */
export function Events({ model, edges }: Pick<Props, 'model' | 'edges'>) {
  const t = useTranslations('chart.panel');
  const text = useEdgeText(model);
  return (
    <Causes>
      {edges.map((edge, at) => (
        <li key={`${edgeKey(edge)} ${at}`} data-edges={edgeKey(edge)}>
          {text.cause(edge)}
          <Conditions model={model} conditions={edge.conditions} />
          {edge.effects.length > 0 && (
            <Box color="ink.muted">{t('effect', { effects: edge.effects.join(', ') })}</Box>
          )}
        </li>
      ))}
    </Causes>
  );
}
