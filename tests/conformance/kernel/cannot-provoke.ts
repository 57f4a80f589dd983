/** Why some declared answers cannot be provoked by a client. If one comes anyway, it is compared with the contract. */
export const serverFault = {
  cannotProvoke: 'a client cannot make a server fail; a 500 that comes all the same is compared',
}
export const serversLimit = { cannotProvoke: 'where such calls are limited is for the server to choose' }
