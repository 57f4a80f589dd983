/** Why some declared answers cannot be called forth from outside. Where one comes all the same, it is compared. */
export const serverFault = {
  cannotProvoke: 'a client cannot make a server fail; a 500 that comes all the same is compared',
}
export const serversLimit = { cannotProvoke: 'where such calls are limited is for the server to choose' }
