import { basePath } from '../../../src/contract/operations.gen.ts'

/** What a run takes: messages that are sent, and codes that a person is asked for. A test counts them. */
export const codes = { sent: 37, asked: 27, contacts: 10 }

export const help = `Asks a server, call by call, whether it keeps openapi.yaml.

npm run conformance -- --url http://localhost:8080${basePath} [options]

  --url <address>           the API, base path included
  --contact <contact>       an e-mail address or phone number (+12025550123) that receives codes; may be repeated.
                            One e-mail address is enough: each check uses an address of its own, made by plus-addressing
                            (rowan+tag@example.com), delivered to the one mailbox. A phone number beside it is asked for
                            one code. Where plus-addressing does not work, give ${codes.contacts} contacts: each is sent at
                            most five codes.
  --code-command <command>  a shell command that finds the contact in the environment variable CONTACT and prints the
                            newest code, alone or in its message. Without it you are asked on the terminal.
  --code-wait <seconds>     how long a code may take to arrive, for --code-command (30)
  --tag <tag>               asks what belongs to a tag of the contract (auth, profile, games, …); may be repeated. What
                            needs operations of other tags is left out where the server does not have them yet
  --only <word>             asks the checks whose id holds the word
  --wait <seconds>          how long it may wait for one thing: for a server that refuses for a while, and for what comes
                            with time, like the end of a code (600), a link or a session (7200), a key (86400)
  --quiet                   leaves out what is well
  --rate-limit              also asks for codes until the server refuses; locks one contact for a while
  --secure                  expects Secure cookies although --url is http: for a server behind a proxy that ends TLS
  --timeout <seconds>       how long an answer may take (10)
  --json                    the report as JSON
  --help                    this text

${codes.sent} codes are sent, of which ${codes.asked} are asked for. Codes and cookies are never printed.

With the mock server (npm run mock-server -- --port 8080):

  npm run conformance -- --url http://localhost:8080${basePath} --rate-limit \\
    --code-command 'curl -sG http://localhost:8080/__outbox --data-urlencode "contact=$CONTACT" |
                     grep -oE "code.:.[0-9]{6}" | head -n 1'

Exit code: 0 the server keeps the contract, 1 it does not or some of it could not be judged, 2 it cannot be reached or
the command is wrong.`
