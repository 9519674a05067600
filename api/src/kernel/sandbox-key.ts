/** How a key of the sandbox begins, so that whoever sends it to the real server is told where it belongs. */
export const sandboxKeyPrefix = 'test_';
