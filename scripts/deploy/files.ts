import { basePath } from '../../src/contract/operations.gen.ts'
import { largestFile, megabyte } from '../../src/rules/idea-limits.ts'
import { routes } from '../../src/shell/routes.ts'
import { prerendered, shell } from '../build/pages.ts'
import { gatewayErrors } from './gateway-errors.ts'
import { cacheControl, type HeaderOptions, securityHeaders, strictTransportSecurity } from './headers.ts'

/** Where an app is served: `base`, a path with a slash at both ends; `apiBase`, a path on the same origin or an address. */
export type Place = HeaderOptions & { base: string; apiBase: string }

export const usualPlace: Place = { base: '/', apiBase: basePath }

/** Where the address of an invitation's page begins. */
const [invitation = ''] = routes.join.path.split(':')

const source = 'Written from scripts/deploy/headers.ts by `npm run deploy:headers`; docs/deploy.md explains it.'

/** The `_headers` file that Netlify, Cloudflare Pages and others read from the root of the served folder. */
export function headersFile({ base, apiOrigin }: Place): string {
  const everywhere = { ...securityHeaders({ apiOrigin }), 'Strict-Transport-Security': strictTransportSecurity }
  const rule = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    `# ${source}`,
    rule(`${base}*`, everywhere),
    rule(`${base}assets/*`, { 'Cache-Control': cacheControl.hashed }),
  ].join('\n')
}

/**
 * The `_redirects` file beside it, in Netlify's form. An address without a file gets the app, except a missing asset,
 * which belongs to an older release. A page's address with a trailing slash gets its file too.
 */
export const redirectsFile = ({ base }: Place) =>
  [
    `# ${source}`,
    `${base}assets/* ${base}404.html 404`,
    ...prerendered
      .filter(({ path }) => path.length > 1 && path.endsWith('/'))
      .map(({ path, file }) => `${base}${path.slice(1)} ${base}${file} 200`),
    `${base}* ${base}${shell} 200`,
    '',
  ].join('\n')

/** The nginx configuration: a file for the `http` context, such as Debian's sites-enabled/ or conf.d/. */
export function nginxFile(place: Place): string {
  const { base, apiBase, apiOrigin } = place
  const headers = Object.entries(securityHeaders({ apiOrigin }))
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n')
  return `# ${source}
# It belongs into nginx's http context: copy it to /etc/nginx/sites-enabled/ or conf.d/, and change what is marked CHANGE.

# A hashed file never changes; everything else is asked for anew (304 while it is the same).
map $uri $emberhall_cache {
    default "${cacheControl.other}";
    "~^${base.replaceAll('.', '\\.')}assets/" "${cacheControl.hashed}";
}

# Only over TLS, as RFC 6797 demands; an empty header is not sent. Behind a proxy that ends TLS, let that one send it.
map $https $emberhall_hsts {
    default "";
    on "${strictTransportSecurity}";
}

# With or without a slash at its end, an address is the same page.
map $uri $emberhall_page {
    default $uri;
    "~^(?<emberhall_bare>.+)/$" $emberhall_bare;
}

map $http_upgrade $emberhall_connection {
    default upgrade;
    "" "";
}

# An invitation link lets in whoever reads it, so its token is kept out of the log. Not by "access_log off" in a location:
# a request is logged by the rules of the location where it ends, and that is the one of the app's page.
map $request_uri $emberhall_address {
    default $request_uri;
    "~*${invitation}" "${base}${invitation.slice(1)}...";
}

# Like nginx's "combined", without the page that a visitor came from: a link could stand there too.
log_format emberhall '$remote_addr - $remote_user [$time_local] "$request_method $emberhall_address $server_protocol" '
                     '$status $body_bytes_sent "-" "$http_user_agent"';
${apiOrigin ? '' : backend}
server {
    listen 80; # CHANGE: "listen 443 ssl;" with ssl_certificate and ssl_certificate_key, and let port 80 redirect there
    server_name _; # CHANGE: the app's host name
    root /var/www/emberhall; # CHANGE: what the build gave${base === '/' ? '' : `, in a folder ${base.slice(1, -1)}/ below this one`}
    server_tokens off;
    absolute_redirect off;
    access_log /var/log/nginx/access.log emberhall;

    # A location with an add_header of its own would lose all of these.
${headers}
    add_header Strict-Transport-Security $emberhall_hsts always;
    # Not "always": that a file is missing must not be remembered for a year.
    add_header Cache-Control $emberhall_cache;

    # The build leaves a .gz beside what is worth it. Brotli needs the module libnginx-mod-http-brotli-static.
    gzip_static on;
    gzip_vary on;
    # brotli_static on;

${base === '/' ? '' : `    location = ${base.slice(0, -1)} {\n        return 301 ${base};\n    }\n\n`}    # A page of its own where the build made one, the app for every other address.
    location ${base} {
        try_files $uri $emberhall_page.html ${base}${shell};
    }

    location = ${base} {
        try_files ${base}index.html =404;
    }

    # A file of an older release is gone: the app reloads then. A page in its place would only confuse the browser.
    location ${base}assets/ {
        try_files $uri =404;
    }
${apiOrigin ? '' : apiLocation(apiBase)}}
`
}

const backend = `
upstream emberhall_api {
    server 127.0.0.1:8080; # CHANGE: where the backend listens
}

# What nginx itself answers in the backend's place, a sentence for the person.
map $status $emberhall_refusal {
${gatewayErrors.map(({ status, message }) => `    ${status} '${JSON.stringify({ message })}';\n`).join('')}}

# The contract demands it with a 429; an empty header is not sent.
map $status $emberhall_retry_after {
    default "";
    429 1;
}

# For a limit of calls from one address, take this line and the one that names the zone below.
# limit_req_zone $binary_remote_addr zone=emberhall_api:10m rate=20r/s;
`

const apiLocation = (apiBase: string) => `
    # One origin for app and API: the cookie stays SameSite, and no CORS is needed.
    location ${apiBase}/ {
        proxy_pass http://emberhall_api;
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header X-Real-IP $remote_addr;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $emberhall_connection;
        proxy_connect_timeout 5s;
        # The app has no time limit of its own: the person cancels. One minute suffices for any answer of the API.
        proxy_read_timeout 60s;
        # An import of ideas may have as much.
        client_max_body_size ${largestFile / megabyte}m;
        gzip_static off;
        # The page's headers are not the API's; it sets Cache-Control itself.
        add_header X-Content-Type-Options "nosniff" always;
        add_header Strict-Transport-Security $emberhall_hsts always;
        # The backend's own error answers pass as they are. What nginx itself refuses is JSON as well, as the contract asks.
        error_page ${gatewayErrors.map(({ status }) => status).join(' ')} @emberhall_refused;
        # limit_req zone=emberhall_api burst=40 nodelay; # with the zone above
        limit_req_status 429;
    }

    # The status stays what led here; the 500 is never sent.
    location @emberhall_refused {
        default_type application/json;
        add_header Cache-Control "no-store" always;
        add_header Retry-After $emberhall_retry_after always;
        add_header X-Content-Type-Options "nosniff" always;
        add_header Strict-Transport-Security $emberhall_hsts always;
        return 500 $emberhall_refusal;
    }
`
