/**
 * The player API behind the sandbox's framework script. Base: the sandbox's own origin (where `platform.js` came from).
 *
 * Every body and answer is JSON, typed in `contract.ts`. After register or login send `Authorization: Bearer <token>`;
 * the script keeps the token (sessionStorage) and asks GET /platform/session on the next page load. A token lapses after
 * 30 minutes without a call (any call, or POST /platform/keep-alive, renews it); then every answer is 401 `unauthorised`.
 * Failures are 4xx with `ApiError` `{code, message, field?}`. CORS is open to any localhost or 127.0.0.1 origin.
 *
 *   POST /platform/register          RegisterRequest  -> SessionAnswer       409 email-taken, 403 underage
 *   POST /platform/login             LoginRequest     -> SessionAnswer       401 wrong-credentials, 403 cool-off | self-excluded
 *   POST /platform/logout                             -> {}
 *   POST /platform/forgot            ForgotRequest    -> {sent:true}
 *   GET  /platform/session                            -> SessionAnswer
 *   POST /platform/keep-alive                         -> {}
 *   GET  /platform/balance                            -> BalanceAnswer
 *   GET  /platform/cashier?direction=                 -> CashierAnswer
 *   POST /platform/deposit           DepositRequest   -> MoneyAnswer         403 deposit-limit
 *   POST /platform/withdraw          WithdrawRequest  -> MoneyAnswer         402 insufficient-funds
 *   POST /platform/withdraw/reverse  ReverseRequest   -> MoneyAnswer
 *   POST /platform/play/{gameId}     PlayRequest      -> PlayAnswer          402 insufficient-funds
 *   GET  /platform/history?page=                      -> HistoryAnswer
 *   GET  /platform/transactions?page=                 -> TransactionsAnswer
 *   GET  /platform/favourites                         -> FavouritesAnswer
 *   POST /platform/favourites        FavouriteRequest -> FavouritesAnswer
 *   GET  /platform/limits                             -> LimitsAnswer
 *   POST /platform/limits            LimitsRequest    -> LimitsAnswer
 *   POST /platform/password          PasswordRequest  -> {}                  403 wrong-credentials
 *   GET, POST /platform/account      AccountRequest   -> AccountAnswer
 *   GET, POST /platform/documents    DocumentRequest  -> DocumentsAnswer
 *   GET  /platform/points                             -> PointsAnswer
 *   GET  /platform/offers                             -> OffersAnswer        (without a token: the public ones)
 *   GET  /platform/winners                            -> WinnersAnswer       (no token needed)
 *   POST /platform/chat              ChatRequest      -> ChatAnswer
 *
 * A player who is there from the start: `demo@velvetcomet.example` / `comet-demo`, £250.00 and £25.00 bonus.
 * Players live in the memory of the running Worker and are gone when it stops: this is a stand-in, not a bank.
 */
