import { spawnServer, type FaultName } from '@app/api/processes';

/** A server that is killed and started again on the same port. */
export interface ChaosServer {
  readonly url: string;
  /** Kills it with SIGKILL and starts it again; resolves when it serves. */
  readonly killAndRestart: () => Promise<void>;
  /** Asks it to stop, as a supervisor does. */
  readonly stop: () => Promise<void>;
}

/** Starts the server as a deployment does, or the one with a fault; `unexpected` gets each line of its log that reports an unexpected error. */
export async function startChaosServer(
  port: number,
  environment: Readonly<Record<string, string>>,
  fault: FaultName | null,
  unexpected: (line: string) => void,
): Promise<ChaosServer> {
  const onLine = (line: string): void => {
    if (line.includes('"msg":"unexpected error"')) unexpected(line);
  };
  const start = () => spawnServer(environment, port, onLine, fault === null ? {} : { fault });
  let running = await start();
  return {
    url: running.url,
    async killAndRestart() {
      await running.kill();
      running = await start();
    },
    async stop() {
      await running.stop();
    },
  };
}
