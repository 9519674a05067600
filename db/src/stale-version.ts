/** Someone else changed the row since it was read; nothing was written. The API answers 409 with the current one. */
export class StaleVersion extends Error {
  override readonly name = 'StaleVersion';
  readonly id: string;
  readonly expected: number;
  constructor(id: string, expected: number) {
    super(`${id} is no longer at version ${expected}`);
    this.id = id;
    this.expected = expected;
  }
}
