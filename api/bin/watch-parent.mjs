// A shell that is killed takes nobody with it: its child is handed to another parent and would hold the port for ever.
const parent = process.ppid;

/** Calls `act` once when the process that started this one is gone. */
export function whenOrphaned(act) {
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 300);
  timer.unref();
}
