import { expect, test } from 'vitest'
import { at } from '../../scripts/contract/read/document.ts'
import { readContract } from '../../scripts/contract/read/read-contract.ts'
import { examples } from '../../src/contract/examples.gen.ts'
import { basePath, type OperationTypes, operations } from '../../src/contract/operations.gen.ts'

// Fields that the product's owner has given and the app depends on. A change of these needs a change of this test.

/** For the compiler: a field that becomes optional is a type error here. */
const given = {
  user: (info: OperationTypes['getUserInfo']['answers'][200]): { userId: string; session: { exp: number } } => info,
  started: (answer: OperationTypes['startVerification']['answers'][200]): { requestId: string } => answer,
  check: (body: { requestId: string; code: string }): OperationTypes['checkVerification']['arg'] => body,
  start: (contact: { phone: string } | { email: string }): OperationTypes['startVerification']['arg'] => contact,
  error: (body: OperationTypes['getUserInfo']['answers'][401]): { message: string } => body,
}

test('what the app reads and sends is in the contract', () => {
  const { getUserInfo, startVerification, checkVerification } = examples
  const { signedIn } = getUserInfo.answers[200]
  expect(given.user(signedIn)).toBe(signedIn)
  expect(given.error(getUserInfo.answers[401].noSession)).toHaveProperty('message')
  expect(given.started(startVerification.answers[200].started)).toHaveProperty('requestId')
  expect(given.start(startVerification.request.byEmail)).toHaveProperty('email')
  expect(given.check(checkVerification.request.check)).toHaveProperty('code')
})

test('the calls are those that were given', () => {
  expect(basePath).toBe('/api/v1')
  expect(
    Object.fromEntries(Object.entries(operations).map(([id, { method, path }]) => [id, `${method} ${path}`])),
  ).toMatchObject({
    getUserInfo: 'GET /auth/userinfo',
    startVerification: 'POST /auth/verify/start',
    checkVerification: 'POST /auth/verify/check',
    logout: 'POST /auth/logout',
  })
})

test('each refusal has its own code, in small letters', () => {
  for (const [id, { answers }] of Object.entries(examples))
    for (const [status, named] of Object.entries(answers).filter(([each]) => /^[45]/.test(each))) {
      const codes = Object.values(Object(named)).map((each) => String(Reflect.get(Object(each), 'code')))
      expect([id, status, new Set(codes).size]).toEqual([id, status, codes.length])
      expect(codes.filter((code) => !/^[a-z0-9]+(_[a-z0-9]+)*$/.test(code))).toEqual([])
    }
})

const contract = readContract('openapi.yaml')
test.each([
  ['UserInfo', ['userId', 'session']],
  ['Session', ['exp']],
  ['VerificationStarted', ['requestId']],
  ['VerificationCheck', ['requestId', 'code']],
  ['ErrorBody', ['message']],
])('a %s must have its fields: %j', (name, fields) => {
  expect(at(contract, `#/components/schemas/${name}/required`)).toEqual(fields)
})

test.each([
  [
    ['changeGame', 'offerDates', 'startGame', 'endGame'],
    ['host', 'admin'],
  ],
  [
    ['createInvitation', 'acceptRequest', 'removeMember'],
    ['host', 'admin'],
  ],
  [['changeMember', 'handOverGame', 'archiveGame', 'restoreGame', 'deleteGame'], ['host']],
  [
    ['getGame', 'listMembers', 'leaveGame', 'pauseGame', 'addBoundary'],
    ['host', 'admin', 'player'],
  ],
])('%j: the permitted roles are those of the product', (ids, roles) => {
  for (const id of ids) expect(operations[id as 'getGame'], id).toHaveProperty('may', roles)
})
