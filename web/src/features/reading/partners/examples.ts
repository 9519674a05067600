import calculator from '../../../../../docs/partner-examples/calculator.html.txt?raw';
import createOrder from '../../../../../docs/partner-examples/create-order.sh.txt?raw';
import listOrders from '../../../../../docs/partner-examples/list-orders.sh.txt?raw';
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

/** What a partner's developer copies; `origin` is where this page was read. Each is run by a test. */
export const examplesAt = (origin: string) => ({
  calculator: calculator.replaceAll(anyAddress, origin),
  variables: `export API=${origin}\nexport API_KEY=demo-elektro-7c1f0a9e52d84b36\n`,
  createOrder,
  readOrder,
  listOrders,
  webhook,
  receiveInNode,
  receiveInPhp,
  refused,
  testVariables: 'export SANDBOX=https://piaskownica.example\nexport TEST_KEY=test_…\n',
  testKey,
  testKeyAnswer,
  readMessages,
});
