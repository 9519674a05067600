import calculator from '../../../../../docs/partner-examples/calculator.html.txt?raw';
import calculatorChoice from '../../../../../docs/partner-examples/calculator-choice.js.txt?raw';
import createOrder from '../../../../../docs/partner-examples/create-order.sh.txt?raw';
import created from '../../../../../docs/partner-examples/created.json.txt?raw';
import listOrders from '../../../../../docs/partner-examples/list-orders.sh.txt?raw';
import order from '../../../../../docs/partner-examples/order.json.txt?raw';
import readOrder from '../../../../../docs/partner-examples/read-order.sh.txt?raw';
import receiveInNode from '../../../../../docs/partner-examples/receive-webhook.mjs.txt?raw';
import receiveInPhp from '../../../../../docs/partner-examples/receive-webhook.php.txt?raw';
import readMessages from '../../../../../docs/partner-examples/read-messages.sh.txt?raw';
import refused from '../../../../../docs/partner-examples/refused.json.txt?raw';
import testKeyAnswer from '../../../../../docs/partner-examples/test-key-answer.json.txt?raw';
import testKey from '../../../../../docs/partner-examples/test-key.sh.txt?raw';
import webhook from '../../../../../docs/partner-examples/webhook.json.txt?raw';

/** The address that stands in examples for the application's own. */
const anyAddress = 'https://wnioski.example';

type Files = Readonly<Record<string, string>>;

/** The demo shop's files by their path: where this page's reader fetches each. */
const addresses: Files = import.meta.glob('../../../../../docs/partner-examples/shop/*.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Those that the page shows. */
const shown: Files = import.meta.glob(
  '../../../../../docs/partner-examples/shop/{is-genuine,orders-api}.mjs',
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
);

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const textOf = (name: string): string =>
  Object.entries(shown).find(([path]) => nameOf(path) === name)?.[1] ?? '';

/** Commands that fetch the demo shop's files from here and start it. */
const startShop = (): string =>
  [
    'mkdir -p sklep && cd sklep',
    ...Object.entries(addresses).map(
      ([path, file]) => `curl --fail --silent "$API${file}" -o ${nameOf(path)}`,
    ),
    'PORT=4100 node shop.mjs',
  ].join('\n');

/** What a partner's developer copies; `origin` is where this page was read. Each is run by a test. */
export const examplesAt = (origin: string) => ({
  calculator: calculator.replaceAll(anyAddress, origin),
  variables: `export API=${origin}\nexport CLIENT_ID=elektro\nexport API_KEY=demo-elektro-7c1f0a9e52d84b36\n`,
  calculatorChoice,
  createOrder,
  created: created.replaceAll(anyAddress, origin),
  ordersApi: textOf('orders-api.mjs'),
  readOrder,
  order: order.replaceAll(anyAddress, origin),
  listOrders,
  webhook,
  isGenuine: textOf('is-genuine.mjs'),
  receiveInNode,
  receiveInPhp,
  refused,
  startShop: startShop(),
  testVariables: 'export SANDBOX=https://piaskownica.example\nexport TEST_KEY=test_…\n',
  testKey,
  testKeyAnswer,
  readMessages,
});
