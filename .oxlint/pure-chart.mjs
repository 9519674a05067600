// What a chart may not say: through the pure transition these come back as things that cannot be stored with an order.
const banned = new Map([
  ['invoke', 'An invoked actor cannot be stored: name an effect, and let its answer come in as an event.'],
  ['after', 'A timer cannot be stored: declare a deadline on the state; it comes in as DEADLINE_PASSED.'],
]);

const noActors = {
  meta: { type: 'problem', schema: [] },
  create: (context) => ({
    Property(node) {
      if (node.parent.type === 'ObjectPattern') return;
      const message = !node.computed && banned.get(node.key.name ?? node.key.value);
      if (message) context.report({ node: node.key, message });
    },
  }),
};

export default { meta: { name: 'pure-chart' }, rules: { 'no-actors': noActors } };
