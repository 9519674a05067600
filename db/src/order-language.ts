/** The chart's words that tables are typed with. Types only: this workspace runs nothing of the chart. */
export type {
  Actor,
  AgreementStatus,
  CustomTheme,
  EffectName,
  Facts,
  FinancingType,
  FlowType,
  OrderStatus,
  SalesChannel,
  SignatureMethod,
  TaskType,
} from '@app/machines/order';
