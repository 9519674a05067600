/** From now on nobody else on the machine may read what this process and its children write, whatever the shell allows. */
export const keepPrivate = (): void => void process.umask(0o077);
