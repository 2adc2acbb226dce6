import { austriaOnly, genericOnly, ukOnly } from './country-blocks.ts';

/** The info pages in English, by resource. `{money:10}` is a whole amount in the reader's currency. */
export const infoEn: Record<string, string> = {
  'about-us': `
<h2>About Velvet Comet</h2>
<p>Velvet Comet is an online casino with some 1,200 games from thirty studios. We opened in 2019 and are still run by the people who opened it.</p>
${ukOnly('<p>In Great Britain the site is operated by Velvet Comet Gaming Limited, 1 Observatory Row, London, licensed and regulated by the Gambling Commission under account number 00000. You can look us up in the <a href="https://www.gamblingcommission.gov.uk/public-register" target="_blank">public register</a>.</p>')}
${genericOnly('<p>The site is operated by Velvet Comet Gaming (Malta) Limited, 12 Triq il-Kometa, Valletta, licensed and regulated by the Malta Gaming Authority under licence MGA/B2C/000/0000.</p>')}
<h3>How we work</h3>
<ul><li>Games are tested by independent laboratories: see <a href="/fair-play.html">fair play</a>.</li>
<li>Players’ money is kept apart from ours: see the <a href="https://www.velvet-comet.example/terms">terms</a>.</li>
<li>We would rather you played less and came back: see <a href="?page=responsible">responsible gambling</a>.</li></ul>
<p>You can reach us at every hour. The ways are listed under <a href="/help.html">help</a>.</p>`,

  terms: `
<h2>Terms and conditions</h2>
<p><b>Version 14, in force from 1 October 2026.</b> These terms are an agreement between you and the operator named below. We have tried to write them so that they can be read. A summary stands at the start of each part; the full text of a part goes before its summary if the two differ.</p>
${ukOnly('<p>The operator is Velvet Comet Gaming Limited, a company registered in England and Wales, licensed by the Gambling Commission (account number 00000). The law of England and Wales applies.</p>')}
${genericOnly('<p>The operator is Velvet Comet Gaming (Malta) Limited, a company registered in Malta, licensed by the Malta Gaming Authority (MGA/B2C/000/0000). The law of Malta applies, and the consumer law of the country you live in protects you as well.</p>')}
<h3>1. Who may play</h3>
<p><i>In short: adults, in their own name, where it is legal.</i></p>
<ol><li>You must be at least 18 years old and of full legal capacity. See <a href="/under-age.html">underage gambling</a>.</li>
<li>You play in your own name, with your own money, for your own entertainment. One account for each person.</li>
<li>You may not play while you are excluded, by us or by a national scheme.</li></ol>
<h3>2. Your account</h3>
<p><i>In short: true details, kept up to date, shared with nobody.</i></p>
<p>We check your identity and age before you can deposit or play. We may ask for <a href="?page=upload-documents">documents</a> at any time when the law obliges us to. Keep your password to yourself: what is done with it counts as done by you, unless we were at fault.</p>
<h3>3. Deposits and withdrawals</h3>
<p><i>In short: your money stays yours, and leaves the way it came.</i></p>
<p>The smallest deposit is {money:10}. Withdrawals follow the <a href="/help-cashout-policy.html">cashout policy</a>. We hold players’ money in accounts apart from our own.</p>
${ukOnly('<p>Funds are protected at the level the Gambling Commission calls <b>medium</b>: if we became insolvent, arrangements are in place for the money in those accounts to be paid to players, but this is not absolutely guaranteed. A withdrawal cannot be reversed once you have asked for it.</p>')}
<h3>4. Games</h3>
<p><i>In short: the rules in the game decide, and a broken round is void.</i></p>
<p>Each game’s rules are part of these terms. If a round is interrupted, it is finished when you open the game again, or its stake is returned. If a game malfunctions, bets and wins of the affected rounds are void and stakes are returned.</p>
<h3>5. Bonuses</h3>
<p>Bonuses follow the <a href="https://www.velvet-comet.example/info/bonus-policy/">bonus policy</a>. No bonus is wagered more than ten times.</p>
<h3>6. Safer gambling</h3>
<p>We may set limits, pause or close your account when we see signs of harm. We are obliged to, and we would anyway. All the tools are under <a href="?page=responsible">responsible gambling</a>.</p>
<h3>7. Accounts that sleep</h3>
<p>An account without a login for twelve months is dormant. We write to you before and after. There is no fee, and the balance stays yours.</p>
<h3>8. Complaints</h3>
<p>Write to us first. A person who was not involved decides within eight weeks and gives reasons.</p>
${ukOnly('<p>If you are not satisfied you may take the matter, free of charge, to the alternative dispute resolution service eCOGRA, whose decision binds us.</p>')}
${genericOnly('<p>If you are not satisfied you may go, free of charge, to the Malta Gaming Authority’s player support or to the dispute resolution body named in our answer.</p>')}
${austriaOnly('<p>Readers in Austria may also turn to the Internet Ombudsstelle in Vienna.</p>')}
<h3>9. Changes</h3>
<p>We tell you of every change of substance at least fourteen days before, and you may close your account and take your money if you do not agree.</p>`,

  privacy: `
<h2>Privacy policy</h2>
<p>We need a good deal of information about you, most of it because gambling law says so. This page says what, why and for how long.</p>
<table><thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead><tbody>
<tr><td>Name, address, date of birth, documents</td><td>To check age and identity; the law requires it</td><td>5 years after the account is closed</td></tr>
<tr><td>Payments</td><td>To carry them out; to prevent money laundering</td><td>5 years</td></tr>
<tr><td>Play</td><td>To run the games; to see signs of harm</td><td>5 years</td></tr>
<tr><td>Chats and messages</td><td>To answer you; to settle disputes</td><td>3 years</td></tr>
<tr><td>What you click on the site</td><td>To improve it, if you agree</td><td>14 months</td></tr></tbody></table>
<h3>Who sees it</h3>
<p>People here who need it, payment providers, the studios (without your name), identity-checking services, and authorities when the law requires it. We do not sell it.</p>
<h3>Marketing</h3>
<p>Only if you have agreed, by the channels you have chosen, and never during a break or an exclusion. You can withdraw at any time under My account.</p>
<h3>Decisions made by software</h3>
<p>Software watches for signs of gambling harm and may set a limit at once. You can have any such decision looked at by a person.</p>
<h3>Your rights</h3>
<p>You may see your data, correct it, have it deleted where no law keeps it, take it with you, and object. Write to privacy@velvet-comet.example; we answer within a month.</p>
${ukOnly('<p>You may complain to the <a href="https://ico.org.uk/" target="_blank">Information Commissioner’s Office</a>.</p>')}
${genericOnly('<p>You may complain to the data protection authority of the country you live in.</p>')}
<p>Cookies have a <a href="/cookies.html">page of their own</a>.</p>`,

  cookies: `
<h2>Cookie policy</h2>
<p>Cookies are small notes that a site leaves in your browser. Some are needed for it to work. The others wait until you say yes.</p>
<table><thead><tr><th>Kind</th><th>What for</th><th>Needs your consent</th></tr></thead><tbody>
<tr><td>Strictly necessary</td><td>Login, language, your answer about cookies</td><td>No</td></tr>
<tr><td>Functionality</td><td>Games you looked for, things you closed</td><td>Yes</td></tr>
<tr><td>Analytics</td><td>Which pages are read</td><td>Yes</td></tr>
<tr><td>Advertising</td><td>Which advertisement brought you here</td><td>Yes</td></tr></tbody></table>
<p>Your answer is kept for 30 days. You can change it at the foot of any page. More about data in the <a href="?page=privacy">privacy policy</a>.</p>`,

  security: `
<h2>Security</h2>
<p>Everything between your browser and us is encrypted with TLS, and everything that we store about payments is encrypted again.</p>
<ul><li>We never see the number of your card in full; the payment provider keeps it.</li>
<li>We log unusual logins and tell you about them.</li>
<li>Our systems are tested every year by people who are paid to break in.</li></ul>
<h3>What you can do</h3>
<p>Use a password that you use nowhere else, log out on shared devices, and be wary of messages that ask for it. We never do, by any channel. If something looks wrong, change your password and write to us under <a href="/help.html">help</a>.</p>`,

  'bonus-policy': `
<h2>Bonus policy</h2>
<p>One page for all bonuses. An offer’s own terms may be stricter in a point; they are never hidden.</p>
<h3>The rules</h3>
<ol><li>A bonus is credited after a deposit with its code, or as the offer says.</li>
<li>Real money is always staked first. Bonus money is used when it is gone.</li>
<li><b>Wagering</b> is at most ten times the bonus. Slots count 100 %; table games, live games and jackpots do not count.</li>
<li>While a bonus is active a single stake may be at most {money:5}.</li>
<li>You may give up a bonus at any time and keep your real money.</li>
<li>A bonus that is not wagered in its time, thirty days unless stated, is removed, with what was won from it.</li>
<li>Winnings from free spins are cash, without wagering, unless the offer says otherwise in its first line.</li></ol>
${ukOnly('<p>In Great Britain no offer requires you to play more than one kind of product, and you receive marketing only for the products and by the channels you have chosen.</p>')}
<h3>When we say no</h3>
<p>One bonus of a kind for each person, household and payment method. We do not give bonuses to players with a safer-gambling restriction. If we think that an offer is being abused, we tell you why before anything is taken away.</p>
<p>Questions are answered under <a href="/faq.html">frequently asked questions</a>.</p>`,

  'fair-play': `
<h2>Fair play</h2>
<p>A game is fair when its result cannot be known, cannot be changed, and pays what its rules say. Each of the three is tested by somebody who is not us.</p>
<h3>Random</h3>
<p>Every result comes from a random number generator certified by an independent laboratory, or from cards and wheels filmed without a break.</p>
<h3>Unchanged</h3>
<p>We run the certified version. Studios host the games themselves; we can switch a game off, but not turn anything inside it.</p>
<h3>As stated</h3>
<p>Each game shows its return to player in its rules. Every month the actual returns of all games are compared with the stated ones, and a game that strays is taken down until we know why.</p>
<h3>Between players</h3>
<p>Collusion at tables, automated play and the use of another person’s account are forbidden and looked for.</p>
<p>How to read the figures is explained in our magazine: <a href="https://www.velvet-comet.example/blog/rtp-explained/">RTP, the most useful number you can misread</a>.</p>`,

  responsible: `
<h2>Responsible gambling</h2>
${ukOnly('<p><b>Talk to someone now:</b> the National Gambling Helpline, 0808 8020 133, free, in confidence, at every hour. Or chat at <a href="https://www.gambleaware.org/" target="_blank">GambleAware</a>.</p>')}
${genericOnly('<p><b>Talk to someone now:</b> <a href="https://www.gamblingtherapy.org/" target="_blank">Gambling Therapy</a> offers free support in many languages at every hour. In Ireland call 1800 936 725; in Spain 900 200 225; in Ontario 1-866-531-2600.</p>')}
${austriaOnly('<p>In Austria: Spielsuchthilfe Wien, +43 1 544 13 57, <a href="https://www.spielsuchthilfe.at/" target="_blank">spielsuchthilfe.at</a>.</p>')}
<p>Gambling is entertainment that costs money. It is not a way to earn it, to get it back or to get away from something. If it has become one of these, there is help, and most of it is free.</p>
<h3>Your tools</h3>
<table><thead><tr><th>Tool</th><th>What it does</th><th>From when</th></tr></thead><tbody>
<tr><td>Deposit limit</td><td>Caps deposits by day, week or month</td><td>At once; raising takes 24 hours</td></tr>
<tr><td>Reality check</td><td>Interrupts the game and shows time and net result</td><td>Next session</td></tr>
<tr><td>Time-out</td><td>Closes the account for 1, 7, 30 or 42 days</td><td>At once</td></tr>
<tr><td>Self-exclusion</td><td>Closes it for 6 or 12 months or 5 years</td><td>At once, and final</td></tr></tbody></table>
<p>All of them are in the menu of your account. During a break we send you nothing.</p>
${ukOnly('<h3>GAMSTOP</h3><p>You can exclude yourself from every licensed site in Great Britain at once: <a href="https://www.gamstop.co.uk/" target="_blank">gamstop.co.uk</a>.</p>')}
<h3>Seven questions</h3>
<ol><li>Have you bet more than you could afford to lose?</li><li>Have you needed larger stakes to feel the same?</li><li>Have you gone back to win back what you lost?</li><li>Have you borrowed or sold something to gamble?</li><li>Have others said that it is a problem?</li><li>Have you felt guilty about it?</li><li>Has it caused you money trouble or kept you from sleep?</li></ol>
<p>If you said yes to any of them, please take the first step today. A time-out takes ten seconds.</p>
<h3>If children use your device</h3><p>See <a href="/under-age.html">underage gambling</a>.</p>`,

  underage: `
<h2>Underage gambling</h2>
<p>Nobody under 18 may gamble here. It is a criminal offence in many countries, and we check.</p>
<ul><li>Age and identity are verified before the first deposit and before any game can be opened, free ones included.</li>
<li>An account opened by someone under age is closed at once, deposits are returned and winnings are not paid.</li>
<li>We do not offer games that appeal more to children than to adults.</li></ul>
<h3>At home</h3>
<p>Do not let the browser remember your password. Log out. Filters such as <a href="https://www.netnanny.com/" target="_blank">Net Nanny</a> keep gambling sites off a family’s devices.</p>
<p>If you think that a minor has an account with us, write to us. We act the same day.</p>`,

  help: `
<h2>Help</h2>
<p>Most questions are answered on one of these pages. If yours is not, a person is a click away.</p>
<ul><li><a href="/help-deposit.html">Making a deposit</a>, and <a href="?page=help-deposit-methods">every payment method</a></li>
<li><a href="/help-cashout.html">Cashing out</a>: <a href="/help-cashout-how-to.html">how</a>, <a href="/help-cashout-time.html">how long</a>, <a href="/help-cashout-policy.html">the policy</a></li>
<li><a href="https://www.velvet-comet.example/info/upload-documents/">Uploading documents</a></li>
<li><a href="?page=tech-problems">Technical problems</a></li>
<li><a href="/faq.html">Frequently asked questions</a></li>
<li><a href="?page=responsible">Responsible gambling</a></li></ul>
<h3>Talk to us</h3>
<p>Live chat when you are logged in, the form under <a href="https://www.velvet-comet.example/contact-us/">contact us</a> at any time, and the telephone from 9:00 to 21:00 London time: +44 20 7946 0000.</p>`,

  faq: `
<h2>Frequently asked questions</h2>
<h3>I have forgotten my password.</h3><p>Choose “Forgot password?” under the login. A link comes by e-mail and is good for an hour.</p>
<h3>Why must I prove who I am?</h3><p>Because the law says so, and because it keeps your money from anyone who is not you. <a href="?page=upload-documents">What we need.</a></p>
<h3>Where is my withdrawal?</h3><p>Under Transactions you see its state. <a href="/help-cashout-time.html">Usual times.</a></p>
<h3>Why was my deposit refused?</h3><p>Most often by the bank. Try <a href="?page=help-deposit-methods">another method</a> in your own name, or ask the bank whether it blocks gambling. If it does because you asked it to, please leave it at that.</p>
<h3>Where are my free spins?</h3><p>In the game named in your offers. They end 72 hours after they were credited.</p>
<h3>Can I have two accounts?</h3><p>No. One person, one account.</p>
<h3>Can I change my currency?</h3><p>Not afterwards. Write to us if it was chosen by mistake.</p>
<h3>Is it all random?</h3><p>Yes: <a href="/fair-play.html">fair play</a>.</p>
<h3>How do I close my account?</h3><p>Write to us or use the chat. If you are closing it because of gambling, choose <a href="?page=responsible">self-exclusion</a>: it protects you better.</p>`,

  deposit: `
<h2>Making a deposit</h2>
<ol><li>Log in and choose <b>Deposit</b>.</li><li>Pick a method. Only those that work where you are, and in your currency, are shown.</li><li>Enter an amount from {money:10} to {money:5000}, and a bonus code if you have one and want one.</li><li>Confirm with your bank or wallet. The money is usually here before you are back.</li></ol>
<p>We charge nothing. Your bank may.</p>
<h3>Before the first one</h3>
<p>We ask whether you would like a deposit limit. It can be lowered at once and raised only after 24 hours.</p>
${ukOnly('<p>Credit cards are not accepted, directly or through a wallet: gambling on credit is forbidden in Great Britain.</p>')}
${genericOnly('<p>Credit cards are not accepted in any country.</p>')}
<p>More: <a href="/help-deposit-account.html">your deposit account</a>, <a href="/help-deposit-banking.html">banking</a>, <a href="?page=help-deposit-methods">payment methods</a>.</p>`,

  'deposit-account': `
<h2>Your deposit account</h2>
<p>Your balance has two parts. <b>Cash</b> is yours and can be withdrawn. <b>Bonus</b> is ours until it has been wagered. Cash is always staked first.</p>
<p>Under Account you find every deposit, withdrawal, bonus and round of the last twelve months. Older ones are sent on request.</p>
<h3>Only yours</h3>
<p>Payment methods have to be in your name. A payment from somebody else is returned, and we have to ask questions. We keep balances in accounts apart from our own; see the <a href="https://www.velvet-comet.example/terms">terms</a>.</p>`,

  'deposit-banking': `
<h2>Banking</h2>
<p>Amounts are held in the currency you chose when you joined: pounds, euros or Canadian dollars. If your bank uses another, it changes the money at its own rate.</p>
<table><thead><tr><th></th><th>Smallest</th><th>Largest</th></tr></thead><tbody>
<tr><td>Deposit</td><td>{money:10}</td><td>{money:5000}</td></tr>
<tr><td>Withdrawal</td><td>{money:10}</td><td>Your cash balance</td></tr></tbody></table>
<p>On your statement payments appear as <b>VC GAMING LONDON</b> or <b>VC GAMING MALTA</b>.</p>
${austriaOnly('<p>EPS payments from Austrian banks appear under the name of your bank.</p>')}
<p>Each method has a page of its own: <a href="?page=help-deposit-methods">payment methods</a>.</p>`,

  'deposit-methods': `
<h2>Payment methods</h2>
<p>Which methods you can use depends on where you live and on your currency. The table on this page shows yours, with the time each takes.</p>
<p>Money leaves the way it came: a withdrawal goes back to the method you deposited with. Where a method cannot take withdrawals, such as a voucher, we pay by bank transfer. See the <a href="/help-cashout-policy.html">cashout policy</a>.</p>`,

  cashout: `
<h2>Cashing out</h2>
<p>Your cash balance can be withdrawn at any time, from {money:10}, at no charge.</p>
<ul><li><a href="/help-cashout-how-to.html">How to cash out</a></li><li><a href="/help-cashout-time.html">How long it takes</a></li><li><a href="?page=help-cashout-policy">The policy</a></li><li><a href="/help-cashout-reverse.html">Reversing a cashout</a></li></ul>
<p>The first withdrawal often takes a little longer, because we may need <a href="https://www.velvet-comet.example/info/upload-documents/">documents</a>. You can send them today.</p>`,

  'cashout-policy': `
<h2>Cashout policy</h2>
<ol><li>Withdrawals go to the method you paid in with, up to what you paid in with it. Beyond that you may choose.</li>
<li>The account with the bank or wallet must be in your name.</li>
<li>We approve withdrawals within one working day, unless we need documents from you. If so, we say which, once, and all together.</li>
<li>Winnings above {money:50000} may be paid in monthly parts, jackpots excepted: those are paid at once and in full.</li>
<li>A bonus that is still being wagered is given up with a withdrawal. You are asked first.</li>
<li>There are no fees and no limits on how often.</li></ol>
${ukOnly('<p>We never ask for documents at withdrawal that we could have asked for before.</p>')}`,

  'cashout-how-to': `
<h2>How to cash out</h2>
<ol><li>Log in and open <b>Cashout</b> in your account menu.</li><li>Enter an amount, from {money:10} up to your cash balance.</li><li>Choose where it goes. The method you last paid in with stands first.</li><li>Confirm. You receive an e-mail now and another when the money is on its way.</li></ol>
<p>See also: <a href="/help-cashout-time.html">how long it takes</a>.</p>`,

  'cashout-time': `
<h2>How long a cashout takes</h2>
<table><thead><tr><th>Step</th><th>Time</th></tr></thead><tbody>
<tr><td>We approve it</td><td>Usually within one working day, seldom more than two</td></tr>
<tr><td>Wallets and instant bank payments</td><td>Up to 24 hours after that</td></tr>
<tr><td>Debit cards</td><td>1 to 3 working days</td></tr>
<tr><td>Bank transfer</td><td>3 to 5 working days</td></tr></tbody></table>
<p>If it has taken longer, write to us with the number of the transaction. If your documents are not complete yet, that is the reason: <a href="?page=upload-documents">see what is missing</a>.</p>`,

  'cashout-reverse': `
<h2>Reversing a cashout</h2>
${ukOnly('<p>A withdrawal cannot be reversed. Since 2021 the rules in Great Britain have not allowed it, so that money you have decided to take is not played after all. If you made a mistake in the amount, the money comes to you and you may deposit again.</p>')}
${genericOnly('<p>Until we have approved a withdrawal you can cancel it under Transactions, and the amount goes back to your balance. We would ask you to think twice: a withdrawal is the surest way to keep a win. You can have this function switched off for good; write to us.</p>')}`,

  'cashout-self': `
<h2>Cashing out by yourself</h2>
<p>You need nobody’s help or permission to withdraw. Every withdrawal is begun by you, in <a href="/help-cashout-how-to.html">four steps</a>. No one from Velvet Comet will ever ask you for your password or offer to do it for you.</p>
<p>If somebody does, it is not us. Please tell us: <a href="/security.html">security</a>.</p>`,

  'upload-documents': `
<h2>Uploading documents</h2>
<p>Most players are verified without sending anything. If our check cannot find you, we need one document from each line.</p>
<table><thead><tr><th>To show</th><th>We accept</th></tr></thead><tbody>
<tr><td>Who you are</td><td>Passport, driving licence or national identity card, all four corners visible</td></tr>
<tr><td>Where you live</td><td>Bank statement, utility bill or council letter, not older than three months</td></tr>
<tr><td>That a method is yours</td><td>A picture of the card with the middle eight digits covered, or a screenshot of the wallet with your name</td></tr></tbody></table>
<p>Use <b>Document upload</b> in your account menu: JPG, PNG or PDF, at most 10 MB each. We look at them within a day and store them encrypted. Please do not send documents by e-mail.</p>
${ukOnly('<p>We may also ask where your money comes from if you spend larger sums. It is a legal duty, and it is not a judgement.</p>')}
<p>Why we ask is explained in the <a href="?page=privacy">privacy policy</a>.</p>`,

  'tech-problems': `
<h2>Technical problems</h2>
<h3>A game does not load</h3>
<ol><li>Load the page again.</li><li>Try another browser, or a private window: it shows whether an extension is in the way.</li><li>Switch between wireless and mobile data.</li></ol>
<h3>A game stopped in the middle</h3>
<p>The result of a round is decided when you press the button and is kept by the studio’s server. Open the game again: the round is shown to its end, and any win is in your balance. If the balance looks wrong, note the time and write to us; every round can be looked up.</p>
<h3>The live picture stutters</h3>
<p>Lower the video quality in the table’s menu. Your bets do not depend on the picture.</p>
<h3>The site is slow</h3>
<p>We are probably as annoyed as you are. Tell us under <a href="/help.html">help</a>, with your town and the time.</p>`,
};
