const name = 'deadline-notices';

type Message = { readonly told: readonly string[] } | 'ask';

/**
 * What was told in this browser's tabs: a tab asks the others what they have told, and says what it tells, so that each
 * is told once. `tell` answers whether nobody has yet; it stands for as long as the tab's session.
 */
export function openTold() {
  const told = new Set(JSON.parse(sessionStorage.getItem(name) ?? '[]') as readonly string[]);
  const channel = new BroadcastChannel(name);
  const send = (message: Message) => channel.postMessage(message);
  const add = (keys: readonly string[]) => {
    for (const key of keys) told.add(key);
    sessionStorage.setItem(name, JSON.stringify([...told]));
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => {
    if (data !== 'ask') add(data.told);
    else if (told.size > 0) send({ told: [...told] });
  };
  send('ask');
  return {
    tell(key: string): boolean {
      if (told.has(key)) return false;
      add([key]);
      send({ told: [key] });
      return true;
    },
    close: () => channel.close(),
  };
}
