export function testFolder(name: string): string;
