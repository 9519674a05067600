import { seedClientScreens } from '../src/testing/seed-client-screens.ts';

await seedClientScreens(process.env.DATA_DIR);
