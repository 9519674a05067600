import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { csrf } from 'hono/csrf';
import { hostOf, ownOriginOf } from '../../kernel/own-hosts.ts';
import { simulateBankVerification } from '../../providers/bank-verification/bank-verification.simulator.ts';
import { simulateCompanyRegistry } from '../../providers/company-registry/company-registry.simulator.ts';
import { simulateCourier } from '../../providers/courier/courier.simulator.ts';
import { simulateDecisionEngine } from '../../providers/decision-engine/decision-engine.simulator.ts';
import { simulateInitialPayment } from '../../providers/initial-payment/initial-payment.simulator.ts';
import { simulateMail } from '../../providers/mail/mail.simulator.ts';
import { simulateSigning } from '../../providers/signing/signing.simulator.ts';
import { bankIcon } from '../../providers/simulation/banks.ts';
import { behaviourOf, untilItAnswers } from '../../providers/simulation/behaviour.ts';
import { simulatorConsole } from './console.ts';
import { sentMessages } from './sent-messages.ts';
import { sentMessagesPath, simulatedIdentityPath } from '../../providers/settings.ts';
import type { Simulation, Simulator } from '../../providers/simulation/simulation.ts';
import { simulateSms } from '../../providers/sms/sms.simulator.ts';

const wirePaths = {
  bluemedia: '/wire/bluemedia',
  dotpay: '/wire/dotpay',
  autenti: '/wire/autenti',
  courier: '/wire/courier',
  'decision-engine': '/wire/decision-engine',
  // Browsers come there too.
  identity: simulatedIdentityPath,
  registry: '/wire',
  sms: '/wire/smsapi',
  mail: '/wire/mail',
} as const;

/** All simulators on one port, `more` among them: /wire/… for the server, /sim/… for the client's browser, /simulators for the console. */
export function simulatorsApp(simulation: Simulation, more: readonly Simulator[] = []): Hono {
  const simulators: readonly Simulator[] = [
    simulateBankVerification(simulation),
    simulateInitialPayment(simulation),
    simulateSigning(simulation),
    simulateDecisionEngine(simulation),
    simulateCourier(simulation),
    simulateMail(simulation),
    simulateSms(simulation),
    simulateCompanyRegistry(simulation),
    ...more,
  ];
  const app = new Hono();
  const { publicUrl } = simulation;
  const names = { publicUrl, allowedHosts: [], loopback: true };
  // A stranger's page that points its own name here (DNS rebinding) must not press the console's buttons.
  app.use((context, next) =>
    ownOriginOf(names, hostOf(context.req)) === null
      ? Promise.resolve(context.text(`Symulatory działają pod adresem ${publicUrl}.`, 421))
      : next(),
  );
  app.use(bodyLimit({ maxSize: 30 * 1024 * 1024 }));

  // A shop's page posts the payment form here from another origin; every other form is a page's own.
  const own = new URL(publicUrl).origin;
  const ownFormsOnly = csrf({
    origin: (origin, context) => origin === own || origin === ownOriginOf(names, hostOf(context.req)),
  });
  app.use('/simulators/*', ownFormsOnly);
  // The application's server redeems a login by a form of its own, which carries the client's secret.
  const foreignForms = ['/sim/dotpay/t2/', `${simulatedIdentityPath}/token`];
  app.use('/sim/*', (context, next) =>
    foreignForms.some((path) => context.req.path.endsWith(path)) ? next() : ownFormsOnly(context, next),
  );

  for (const { provider, wire, pages } of simulators) {
    if (wire) {
      const path = wirePaths[provider];
      const scopes = provider === 'registry' ? ['/wire/gus/*', '/wire/krs/*'] : [`${path}/*`];
      for (const scope of scopes) {
        app.use(scope, async (context, next) => {
          if (behaviourOf(simulation.store, provider) === 'outage')
            return context.text('Service Unavailable', 503);
          await untilItAnswers(simulation.store, provider);
          return next();
        });
      }
      app.route(path, wire);
    }
    if (pages) app.route(`/sim/${provider}`, pages);
  }

  app.route(sentMessagesPath, sentMessages(simulation.store, simulation.secret));
  app.get('/sim/icons/:file', (context) => {
    const icon = bankIcon(Number.parseInt(context.req.param('file'), 10));
    if (!icon) return context.notFound();
    return context.body(icon, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'max-age=86400',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
  app.route('/simulators', simulatorConsole(simulation, simulators));
  return app;
}
