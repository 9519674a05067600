import calculator from '../../../../../docs/partner-examples/calculator.html.txt?raw';
import calculatorChoice from '../../../../../docs/partner-examples/calculator-choice.js.txt?raw';
import createOrder from '../../../../../docs/partner-examples/create-order.sh.txt?raw';
import created from '../../../../../docs/partner-examples/created.json.txt?raw';
import listOrders from '../../../../../docs/partner-examples/list-orders.sh.txt?raw';
import order from '../../../../../docs/partner-examples/order.json.txt?raw';
import readOrder from '../../../../../docs/partner-examples/read-order.sh.txt?raw';
import receiveInNode from '../../../../../docs/partner-examples/receive-webhook.mjs.txt?raw';
import receiveInPhp from '../../../../../docs/partner-examples/receive-webhook.php.txt?raw';
import refused from '../../../../../docs/partner-examples/refused.json.txt?raw';
import goodsFile from '../../../../../docs/partner-examples/shop/goods.mjs?url';
import isGenuine from '../../../../../docs/partner-examples/shop/is-genuine.mjs?raw';
import isGenuineFile from '../../../../../docs/partner-examples/shop/is-genuine.mjs?url';
import ordersApi from '../../../../../docs/partner-examples/shop/orders-api.mjs?raw';
import ordersApiFile from '../../../../../docs/partner-examples/shop/orders-api.mjs?url';
import pageFilesFile from '../../../../../docs/partner-examples/shop/page-files.mjs?url';
import pagesFile from '../../../../../docs/partner-examples/shop/pages.mjs?url';
import shopFile from '../../../../../docs/partner-examples/shop/shop.mjs?url';
import webhook from '../../../../../docs/partner-examples/webhook.json.txt?raw';

/** The address that stands in examples for the application's own. */
const anyAddress = 'https://wnioski.example';

const shopFiles = {
  'goods.mjs': goodsFile,
  'is-genuine.mjs': isGenuineFile,
  'orders-api.mjs': ordersApiFile,
  'page-files.mjs': pageFilesFile,
  'pages.mjs': pagesFile,
  'shop.mjs': shopFile,
};

/** Commands that fetch the demo shop's files from here and start it. */
const startShop = (): string =>
  [
    'mkdir -p sklep && cd sklep',
    ...Object.entries(shopFiles).map(([name, file]) => `curl --silent "$API${file}" -o ${name}`),
    'PORT=4100 node shop.mjs',
  ].join('\n');

/** What a partner's developer copies; `origin` is where this page was read. Each is run by a test. */
export const examplesAt = (origin: string) => ({
  calculator: calculator.replaceAll(anyAddress, origin),
  variables: `export API=${origin}\nexport CLIENT_ID=elektro\nexport API_KEY=demo-elektro-7c1f0a9e52d84b36\n`,
  calculatorChoice,
  createOrder,
  created: created.replaceAll(anyAddress, origin),
  ordersApi,
  readOrder,
  order: order.replaceAll(anyAddress, origin),
  listOrders,
  webhook,
  isGenuine,
  receiveInNode,
  receiveInPhp,
  refused,
  startShop: startShop(),
});
