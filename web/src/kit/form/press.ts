/** Whether a mouse button is down; of a tap the browser says the same once the finger is up. */
let pressed = false;
let waiting: (() => void)[] = [];

function release() {
  pressed = false;
  const due = waiting;
  waiting = [];
  for (const run of due) run();
}

function press() {
  pressed = true;
}

document.addEventListener('mousedown', press, true);
// The click follows the mouseup in the same task.
for (const end of ['mouseup', 'dragend']) document.addEventListener(end, () => setTimeout(release), true);
// An opened list may take the mouseup for itself.
document.addEventListener('mousemove', ({ buttons }) => pressed && buttons === 0 && release(), true);
document.addEventListener('keydown', release, true);

/** Runs once the press under way has made its click, or at once: what moves the page before that takes the button away from under it. */
export function afterPress(run: () => void): void {
  if (pressed) waiting.push(run);
  else run();
}
