import { Span } from '../elements/box.tsx';

/** Stands behind the name of whatever has to be filled in, ticked or answered; a control says the same to screen readers. */
export function Asterisk() {
  return (
    <Span color="refused" ml="1" aria-hidden>
      *
    </Span>
  );
}
