/** The admin in every test database. */
export const testAdmin = { username: 'Tester', password: 'a password for tests only' };
