import { rolesOfActor } from '@app/machines/diagram';
import type { ChartDocument, DocumentEdge } from '@app/machines/diagram';
import type { OrderStatus } from '@app/machines/order';
import { useTranslations } from 'use-intl';
import { Box } from '../../../kit/elements/box.tsx';
import { Card } from '../../../kit/elements/card.tsx';
import { EmptyState } from '../../../kit/elements/empty-state.tsx';
import { SmallText } from '../../../kit/elements/heading.tsx';
import { ChipSelect } from '../../../kit/table/chip-select.tsx';
import { RoleLegend, RoleTable } from './role-table.tsx';
import type { May, Role } from './role-table.tsx';

/** Those who cause events: the others only set and read. */
const causing = [
  ...(['superadmin', 'admin', 'shop_superadmin', 'shop_admin', 'shop_employee'] as const),
  ...(['client', 'shop_api', 'provider'] as const),
] as const satisfies readonly Role[];

function mayOf(edges: readonly DocumentEdge[], role: Role): May {
  const own = edges.filter(({ actors }) => actors.some((actor) => rolesOfActor[actor].includes(role)));
  if (own.length === 0) return 'mayNot';
  return own.some(({ conditions }) => conditions.length === 0) ? 'may' : 'mayIf';
}

/** Of a chart without statuses. */
const nowhere = { id: '', name: '' };

type Props = {
  chart: ChartDocument;
  /** The chart's first where none is chosen. */
  shown: OrderStatus | undefined;
  onStatus: (status: OrderStatus) => void;
};

/** Who may cause which event in a status; conditions are about the order, never about who. */
export function EventMatrix({ chart, shown, onStatus }: Props) {
  const t = useTranslations('release');
  const { id: status, name } = chart.statuses.find(({ id }) => id === shown) ?? chart.statuses[0] ?? nowhere;
  const edges = chart.edges.filter(({ from, actors }) => from === status && actors.length > 0);
  const rows = [...Map.groupBy(edges, ({ event }) => event)].map(([event, ways]) => ({
    key: event,
    name: chart.eventNames[event],
    title: [
      ...new Set(ways.flatMap(({ conditions }) => conditions.map((name) => chart.refusals[name] ?? name))),
    ].join('\n'),
    may: (role: Role) => mayOf(ways, role),
  }));
  return (
    <Card overflow="hidden">
      <Box p="4" px={{ md: '6' }} display="grid" gap="2">
        <Box display="flex" gap="8px 16px" flexWrap="wrap" alignItems="center">
          <ChipSelect
            label={t('status')}
            unset={name}
            value={status}
            options={chart.phases.map((phase) => ({
              label: phase.name,
              options: chart.statuses
                .filter((each) => each.phase === phase.id)
                .map((each) => ({ value: each.id, label: each.shortName })),
            }))}
            onChoose={(value) => {
              const chosen = chart.statuses.find(({ id }) => id === value);
              if (chosen !== undefined) onStatus(chosen.id);
            }}
          />
          <RoleLegend />
        </Box>
        <SmallText>{t('forced')}</SmallText>
      </Box>
      {rows.length === 0 ? (
        <EmptyState title={t('noEvents')} text={t('forced')} />
      ) : (
        <RoleTable caption={t('events', { status: name })} head={t('event')} rows={rows} roles={causing} />
      )}
    </Card>
  );
}
