import { buildWeb } from './build-web.mjs';
import { install } from './install.mjs';
import { serve } from './serve.mjs';

try {
  install();
  buildWeb();
  process.exitCode = await serve();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
