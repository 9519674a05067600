/** The browser's stream without a network, for tests: the test sets what the server sends and whether it refuses. */
export class TestingStream extends EventTarget {
  static readonly CLOSED = 2;
  static opened: TestingStream[] = [];
  readyState = 0;
  readonly url: string;
  constructor(url: string) {
    super();
    this.url = url;
    TestingStream.opened.push(this);
  }
  /** The paths of the streams that were opened and are not closed. */
  static open(): string[] {
    return TestingStream.opened.filter(({ readyState }) => readyState !== 2).map(({ url }) => url);
  }
  close() {
    this.readyState = TestingStream.CLOSED;
  }
  says(version: number) {
    this.dispatchEvent(new MessageEvent('version', { data: String(version) }));
  }
  fails(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}
