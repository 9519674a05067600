export function findChromium(): string | undefined;
export function findWholeChromium(): string | undefined;
export function launchOptions(executablePath?: string): { executablePath?: string; args: string[] };
