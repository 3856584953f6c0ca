/** In a test file of the postgres project: its database is made on the server that was started for the tests. */
process.env['TEST_DATABASE_URL'] ??= process.env['KURSPORTAL_TEST_POSTGRES']
