/** What a child process needs of this one's environment to run at all: the programs' path, and where Node's library was lent. */
export function minimalEnvironment(): Record<string, string> {
  const { PATH, LD_LIBRARY_PATH } = process.env;
  return { ...(PATH ? { PATH } : {}), ...(LD_LIBRARY_PATH ? { LD_LIBRARY_PATH } : {}) };
}
