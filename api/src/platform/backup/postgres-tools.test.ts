import { environmentOf } from './postgres-tools.ts'

describe('what the tools of PostgreSQL are told of an address', () => {
  it('is who and where, decoded', () => {
    expect(environmentOf('postgres://an%40a:p%2Fw@db.example:6432/kurs%20portal')).toEqual({
      PGHOST: 'db.example',
      PGPORT: '6432',
      PGUSER: 'an@a',
      PGPASSWORD: 'p/w',
      PGDATABASE: 'kurs portal',
    })
    expect(environmentOf('postgres://[::1]/kursportal')).toEqual({ PGHOST: '::1', PGDATABASE: 'kursportal' })
  })

  it('is the certificates by which server and platform know each other', () => {
    const certificates = 'sslrootcert=/etc/db/ca.pem&sslcert=/etc/db/own.pem&sslkey=/etc/db/own.key'
    expect(environmentOf(`postgres://db/kursportal?sslmode=verify-full&${certificates}`)).toMatchObject({
      PGSSLMODE: 'verify-full',
      PGSSLROOTCERT: '/etc/db/ca.pem',
      PGSSLCERT: '/etc/db/own.pem',
      PGSSLKEY: '/etc/db/own.key',
    })
    expect(environmentOf('postgres://db/kursportal?sslmode=no-verify')).toMatchObject({
      PGSSLMODE: 'require',
    })
  })

  it.each([
    'postgres:///kursportal?host=/var/run/postgresql&user=kurse',
    'postgres://kurse@%2Fvar%2Frun%2Fpostgresql/kursportal',
  ])('is a socket in %s', (address) => {
    expect(environmentOf(address)).toEqual({
      PGHOST: '/var/run/postgresql',
      PGUSER: 'kurse',
      PGDATABASE: 'kursportal',
    })
  })
})
