import { austriaOnly, genericOnly, ukOnly } from './country-blocks.ts';

/** Las páginas de información en español, por recurso. `{money:10}` es un importe entero en la divisa del lector. */
export const infoEs: Record<string, string> = {
  'about-us': `
<h2>Sobre Velvet Comet</h2>
<p>Velvet Comet es un casino en línea con unos 1.200 juegos de treinta estudios. Abrimos en 2019 y lo siguen llevando las personas que lo abrieron.</p>
${ukOnly('<p>En Gran Bretaña el sitio lo opera Velvet Comet Gaming Limited, 1 Observatory Row, Londres, con licencia y regulación de la Gambling Commission, cuenta número 00000. Puedes buscarnos en el <a href="https://www.gamblingcommission.gov.uk/public-register" target="_blank">registro público</a>.</p>')}
${genericOnly('<p>El sitio lo opera Velvet Comet Gaming (Malta) Limited, 12 Triq il-Kometa, La Valeta, con licencia y regulación de la Autoridad de Juego de Malta, licencia MGA/B2C/000/0000.</p>')}
<h3>Cómo trabajamos</h3>
<ul><li>Los juegos los prueban laboratorios independientes: ver <a href="/fair-play.html">juego limpio</a>.</li>
<li>El dinero de los jugadores se guarda aparte del nuestro: ver los <a href="https://www.velvet-comet.example/terms">términos</a>.</li>
<li>Preferimos que juegues menos y vuelvas: ver <a href="?page=responsible">juego responsable</a>.</li></ul>
<p>Puedes contactar con nosotros a cualquier hora. Las formas están en <a href="/help.html">ayuda</a>.</p>`,

  terms: `
<h2>Términos y condiciones</h2>
<p><b>Versión 14, en vigor desde el 1 de octubre de 2026.</b> Estos términos son un acuerdo entre tú y el operador que se indica abajo. Hemos procurado que se puedan leer. Al principio de cada parte hay un resumen; si difiere del texto completo, vale el texto completo.</p>
${ukOnly('<p>El operador es Velvet Comet Gaming Limited, sociedad registrada en Inglaterra y Gales, con licencia de la Gambling Commission (cuenta número 00000). Se aplica el derecho de Inglaterra y Gales.</p>')}
${genericOnly('<p>El operador es Velvet Comet Gaming (Malta) Limited, sociedad registrada en Malta, con licencia de la Autoridad de Juego de Malta (MGA/B2C/000/0000). Se aplica el derecho de Malta, y también te protege la legislación de consumo del país en que vives.</p>')}
<h3>1. Quién puede jugar</h3>
<p><i>En resumen: personas adultas, en su propio nombre y donde sea legal.</i></p>
<ol><li>Debes tener al menos 18 años y plena capacidad legal. Ver <a href="/under-age.html">juego de menores</a>.</li>
<li>Juegas en tu nombre, con tu dinero y para tu entretenimiento. Una cuenta por persona.</li>
<li>No puedes jugar mientras estés excluido, por nosotros o por un registro nacional.</li></ol>
<h3>2. Tu cuenta</h3>
<p><i>En resumen: datos verdaderos, al día y no compartidos con nadie.</i></p>
<p>Comprobamos tu identidad y tu edad antes de que puedas depositar o jugar. Podemos pedir <a href="?page=upload-documents">documentos</a> siempre que la ley nos obligue. Guarda tu contraseña: lo que se haga con ella cuenta como hecho por ti, salvo culpa nuestra.</p>
<h3>3. Depósitos y retiradas</h3>
<p><i>En resumen: tu dinero sigue siendo tuyo y sale por donde entró.</i></p>
<p>El depósito mínimo es de {money:10}. Las retiradas siguen la <a href="/help-cashout-policy.html">política de retiros</a>. Guardamos el dinero de los jugadores en cuentas separadas de las nuestras.</p>
${ukOnly('<p>Los fondos tienen el nivel de protección que la Gambling Commission llama <b>medio</b>: en caso de insolvencia está previsto que el dinero de esas cuentas se pague a los jugadores, pero no está garantizado de forma absoluta. Una retirada solicitada no se puede cancelar.</p>')}
<h3>4. Juegos</h3>
<p><i>En resumen: deciden las reglas del juego, y una ronda rota es nula.</i></p>
<p>Las reglas de cada juego forman parte de estos términos. Si una ronda se interrumpe, se termina al volver a abrir el juego o se devuelve la apuesta. Si un juego falla, las apuestas y premios de las rondas afectadas son nulos y las apuestas se devuelven.</p>
<h3>5. Bonos</h3>
<p>Los bonos siguen la <a href="https://www.velvet-comet.example/info/bonus-policy/">política de bonos</a>. Ningún bono se apuesta más de diez veces.</p>
<h3>6. Juego responsable</h3>
<p>Podemos fijar límites, pausar o cerrar tu cuenta cuando vemos señales de daño. Estamos obligados, y lo haríamos igualmente. Todas las herramientas están en <a href="?page=responsible">juego responsable</a>.</p>
<h3>7. Cuentas dormidas</h3>
<p>Una cuenta sin inicio de sesión durante doce meses queda dormida. Te escribimos antes y después. No hay comisión y el saldo sigue siendo tuyo.</p>
<h3>8. Reclamaciones</h3>
<p>Escríbenos primero. Decide, en un máximo de ocho semanas y con razones, una persona que no haya intervenido.</p>
${ukOnly('<p>Si no quedas conforme puedes acudir sin coste al servicio de resolución alternativa eCOGRA, cuya decisión nos vincula.</p>')}
${genericOnly('<p>Si no quedas conforme puedes acudir sin coste al servicio de atención al jugador de la Autoridad de Juego de Malta o al organismo de resolución que figure en nuestra respuesta.</p>')}
${austriaOnly('<p>Quienes residan en Austria pueden dirigirse también a la Internet Ombudsstelle de Viena.</p>')}
<h3>9. Cambios</h3>
<p>Te avisamos de todo cambio importante con al menos catorce días de antelación, y puedes cerrar tu cuenta y llevarte tu dinero si no estás de acuerdo.</p>`,

  privacy: `
<h2>Política de privacidad</h2>
<p>Necesitamos bastante información sobre ti, casi toda porque lo dice la ley del juego. Esta página explica cuál, para qué y cuánto tiempo.</p>
<table><thead><tr><th>Qué</th><th>Para qué</th><th>Cuánto tiempo</th></tr></thead><tbody>
<tr><td>Nombre, dirección, fecha de nacimiento, documentos</td><td>Comprobar edad e identidad; lo exige la ley</td><td>5 años tras cerrar la cuenta</td></tr>
<tr><td>Pagos</td><td>Realizarlos; prevenir el blanqueo</td><td>5 años</td></tr>
<tr><td>Juego</td><td>Ofrecer los juegos; ver señales de daño</td><td>5 años</td></tr>
<tr><td>Chats y mensajes</td><td>Responderte; resolver disputas</td><td>3 años</td></tr>
<tr><td>Lo que pulsas en el sitio</td><td>Mejorarlo, si lo aceptas</td><td>14 meses</td></tr></tbody></table>
<h3>Quién los ve</h3>
<p>Las personas de aquí que los necesitan, los proveedores de pago, los estudios (sin tu nombre), los servicios de verificación y las autoridades cuando la ley lo exige. No los vendemos.</p>
<h3>Publicidad</h3>
<p>Solo si la has aceptado, por los canales que has elegido y nunca durante una pausa o una exclusión. Puedes retirar el permiso en cualquier momento en Mi cuenta.</p>
<h3>Decisiones automáticas</h3>
<p>Un programa busca señales de juego problemático y puede fijar un límite al instante. Puedes pedir que cualquier decisión así la revise una persona.</p>
<h3>Tus derechos</h3>
<p>Puedes ver tus datos, corregirlos, pedir que se borren cuando ninguna ley los retenga, llevártelos y oponerte. Escribe a privacy@velvet-comet.example; contestamos en un mes.</p>
${ukOnly('<p>Puedes reclamar ante la <a href="https://ico.org.uk/" target="_blank">Information Commissioner’s Office</a>.</p>')}
${genericOnly('<p>Puedes reclamar ante la autoridad de protección de datos del país en que vives; en España, la Agencia Española de Protección de Datos.</p>')}
<p>Las cookies tienen <a href="/cookies.html">su propia página</a>.</p>`,

  cookies: `
<h2>Política de cookies</h2>
<p>Las cookies son notas pequeñas que un sitio deja en tu navegador. Algunas hacen falta para que funcione. Las demás esperan a que digas que sí.</p>
<table><thead><tr><th>Tipo</th><th>Para qué</th><th>Necesita permiso</th></tr></thead><tbody>
<tr><td>Estrictamente necesarias</td><td>Sesión, idioma, tu respuesta sobre cookies</td><td>No</td></tr>
<tr><td>Funcionalidad</td><td>Juegos que buscaste, cosas que cerraste</td><td>Sí</td></tr>
<tr><td>Analítica</td><td>Qué páginas se leen</td><td>Sí</td></tr>
<tr><td>Publicidad</td><td>Qué anuncio te trajo</td><td>Sí</td></tr></tbody></table>
<p>Tu respuesta se guarda 30 días. Puedes cambiarla al pie de cualquier página. Más sobre los datos en la <a href="?page=privacy">política de privacidad</a>.</p>`,

  security: `
<h2>Seguridad</h2>
<p>Todo lo que pasa entre tu navegador y nosotros va cifrado con TLS, y lo que guardamos sobre pagos se cifra otra vez.</p>
<ul><li>Nunca vemos el número completo de tu tarjeta; lo guarda el proveedor de pago.</li>
<li>Registramos los inicios de sesión inusuales y te avisamos.</li>
<li>Cada año prueban nuestros sistemas personas a las que pagamos por intentar entrar.</li></ul>
<h3>Lo que puedes hacer tú</h3>
<p>Usa una contraseña que no uses en ningún otro sitio, cierra la sesión en dispositivos compartidos y desconfía de quien te la pida. Nosotros no lo hacemos nunca, por ningún canal. Si algo te parece raro, cambia la contraseña y escríbenos desde <a href="/help.html">ayuda</a>.</p>`,

  'bonus-policy': `
<h2>Política de bonos</h2>
<p>Una página para todos los bonos. Las condiciones de una oferta pueden ser más estrictas en algún punto; nunca están escondidas.</p>
<h3>Las reglas</h3>
<ol><li>El bono se abona tras un depósito con su código, o como diga la oferta.</li>
<li>Siempre se apuesta primero el dinero real. El del bono se usa cuando se acaba.</li>
<li>El <b>requisito de apuesta</b> es como mucho de diez veces el bono. Las tragaperras cuentan al 100 %; los juegos de mesa, en vivo y los botes no cuentan.</li>
<li>Con un bono activo, una apuesta no puede superar {money:5}.</li>
<li>Puedes renunciar a un bono en cualquier momento y conservar tu dinero.</li>
<li>El bono que no se libera en su plazo, treinta días salvo indicación, se retira junto con lo ganado con él.</li>
<li>Las ganancias de las tiradas gratis son dinero real, sin requisitos, salvo que la oferta diga otra cosa en su primera línea.</li></ol>
${ukOnly('<p>En Gran Bretaña ninguna oferta obliga a jugar a más de un tipo de producto, y solo recibes publicidad de los productos y por los canales que hayas elegido.</p>')}
<h3>Cuándo decimos que no</h3>
<p>Un bono de cada tipo por persona, hogar y método de pago. No damos bonos a jugadores con restricciones de juego responsable. Si creemos que se abusa de una oferta, te decimos por qué antes de retirar nada.</p>
<p>Las dudas se resuelven en <a href="/faq.html">preguntas frecuentes</a>.</p>`,

  'fair-play': `
<h2>Juego limpio</h2>
<p>Un juego es justo cuando su resultado no se puede saber, no se puede cambiar y paga lo que dicen sus reglas. Las tres cosas las comprueba alguien que no somos nosotros.</p>
<h3>Aleatorio</h3>
<p>Cada resultado viene de un generador de números aleatorios certificado por un laboratorio independiente, o de cartas y ruedas grabadas sin cortes.</p>
<h3>Sin cambios</h3>
<p>Ofrecemos la versión certificada. Los estudios alojan los juegos; nosotros podemos apagar uno, pero no tocar nada en su interior.</p>
<h3>Según lo dicho</h3>
<p>Cada juego muestra su retorno en las reglas. Cada mes se comparan los retornos reales con los declarados, y un juego que se desvía se retira hasta que sabemos por qué.</p>
<h3>Entre jugadores</h3>
<p>La colusión en las mesas, el juego automatizado y el uso de cuentas ajenas están prohibidos y se buscan.</p>
<p>Cómo leer las cifras se explica en nuestra revista: <a href="https://www.velvet-comet.example/blog/rtp-explained/">RTP, el número más útil que se puede leer mal</a>.</p>`,

  responsible: `
<h2>Juego responsable</h2>
${ukOnly('<p><b>Habla con alguien ahora:</b> National Gambling Helpline, 0808 8020 133, gratis, en confianza y a cualquier hora. O por chat en <a href="https://www.gambleaware.org/" target="_blank">GambleAware</a>.</p>')}
${genericOnly('<p><b>Habla con alguien ahora:</b> en España, el 900 200 225 de FEJAR, gratis. <a href="https://www.gamblingtherapy.org/" target="_blank">Gambling Therapy</a> atiende en muchos idiomas a cualquier hora. En Irlanda, 1800 936 725.</p>')}
${austriaOnly('<p>En Austria: Spielsuchthilfe Wien, +43 1 544 13 57, <a href="https://www.spielsuchthilfe.at/" target="_blank">spielsuchthilfe.at</a>.</p>')}
<p>El juego es un entretenimiento que cuesta dinero. No es una manera de ganarlo, de recuperarlo ni de escapar de algo. Si se ha convertido en eso, hay ayuda, y casi toda es gratuita.</p>
<h3>Tus herramientas</h3>
<table><thead><tr><th>Herramienta</th><th>Qué hace</th><th>Desde cuándo</th></tr></thead><tbody>
<tr><td>Límite de depósito</td><td>Limita los depósitos por día, semana o mes</td><td>Al instante; subirlo tarda 24 horas</td></tr>
<tr><td>Aviso de realidad</td><td>Interrumpe el juego y muestra tiempo y resultado neto</td><td>En la próxima sesión</td></tr>
<tr><td>Pausa</td><td>Cierra la cuenta 1, 7, 30 o 42 días</td><td>Al instante</td></tr>
<tr><td>Autoexclusión</td><td>La cierra 6 o 12 meses o 5 años</td><td>Al instante y sin vuelta atrás</td></tr></tbody></table>
<p>Todas están en el menú de tu cuenta. Durante una pausa no te enviamos nada.</p>
${ukOnly('<h3>GAMSTOP</h3><p>Puedes excluirte de una vez de todos los sitios con licencia en Gran Bretaña: <a href="https://www.gamstop.co.uk/" target="_blank">gamstop.co.uk</a>.</p>')}
<h3>Siete preguntas</h3>
<ol><li>¿Has apostado más de lo que podías permitirte perder?</li><li>¿Has necesitado apuestas mayores para sentir lo mismo?</li><li>¿Has vuelto para recuperar lo perdido?</li><li>¿Has pedido prestado o vendido algo para jugar?</li><li>¿Te ha dicho alguien que es un problema?</li><li>¿Te has sentido culpable?</li><li>¿Te ha causado apuros de dinero o te ha quitado el sueño?</li></ol>
<p>Si has contestado que sí a alguna, da hoy el primer paso. Una pausa lleva diez segundos.</p>
<h3>Si hay menores que usan tu dispositivo</h3><p>Ver <a href="/under-age.html">juego de menores</a>.</p>`,

  underage: `
<h2>Juego de menores</h2>
<p>Nadie menor de 18 años puede jugar aquí. En muchos países es delito, y lo comprobamos.</p>
<ul><li>La edad y la identidad se verifican antes del primer depósito y antes de abrir cualquier juego, incluidos los gratuitos.</li>
<li>La cuenta de un menor se cierra en el acto, los depósitos se devuelven y los premios no se pagan.</li>
<li>No ofrecemos juegos que atraigan más a la infancia que a los adultos.</li></ul>
<h3>En casa</h3>
<p>No dejes que el navegador recuerde tu contraseña. Cierra la sesión. Filtros como <a href="https://www.netnanny.com/" target="_blank">Net Nanny</a> mantienen los sitios de juego lejos de los dispositivos de la familia.</p>
<p>Si crees que un menor tiene una cuenta con nosotros, escríbenos. Actuamos el mismo día.</p>`,

  help: `
<h2>Ayuda</h2>
<p>La mayoría de las preguntas se responden en una de estas páginas. Si la tuya no, hay una persona a un clic.</p>
<ul><li><a href="/help-deposit.html">Hacer un depósito</a> y <a href="?page=help-deposit-methods">todos los métodos de pago</a></li>
<li><a href="/help-cashout.html">Retirar fondos</a>: <a href="/help-cashout-how-to.html">cómo</a>, <a href="/help-cashout-time.html">cuánto tarda</a>, <a href="/help-cashout-policy.html">la política</a></li>
<li><a href="https://www.velvet-comet.example/info/upload-documents/">Subir documentos</a></li>
<li><a href="?page=tech-problems">Problemas técnicos</a></li>
<li><a href="/faq.html">Preguntas frecuentes</a></li>
<li><a href="?page=responsible">Juego responsable</a></li></ul>
<h3>Habla con nosotros</h3>
<p>Chat en vivo con la sesión iniciada, el formulario de <a href="https://www.velvet-comet.example/contact-us/">contacto</a> en cualquier momento y el teléfono de 9:00 a 21:00, hora de Londres: +44 20 7946 0000.</p>`,

  faq: `
<h2>Preguntas frecuentes</h2>
<h3>He olvidado mi contraseña.</h3><p>Elige «¿Olvidaste la contraseña?» bajo el inicio de sesión. Llega un enlace por correo que vale una hora.</p>
<h3>¿Por qué tengo que demostrar quién soy?</h3><p>Porque lo dice la ley y porque protege tu dinero de quien no seas tú. <a href="?page=upload-documents">Qué necesitamos.</a></p>
<h3>¿Dónde está mi retirada?</h3><p>En Transacciones ves su estado. <a href="/help-cashout-time.html">Plazos habituales.</a></p>
<h3>¿Por qué se ha rechazado mi depósito?</h3><p>Casi siempre, por el banco. Prueba <a href="?page=help-deposit-methods">otro método</a> a tu nombre o pregunta al banco si bloquea el juego. Si lo hace porque se lo pediste, por favor déjalo así.</p>
<h3>¿Dónde están mis tiradas gratis?</h3><p>En el juego que figura en tus ofertas. Caducan 72 horas después de abonarse.</p>
<h3>¿Puedo tener dos cuentas?</h3><p>No. Una persona, una cuenta.</p>
<h3>¿Puedo cambiar de divisa?</h3><p>Después no. Escríbenos si la elegiste por error.</p>
<h3>¿Es todo aleatorio?</h3><p>Sí: <a href="/fair-play.html">juego limpio</a>.</p>
<h3>¿Cómo cierro mi cuenta?</h3><p>Escríbenos o usa el chat. Si la cierras por el juego, elige la <a href="?page=responsible">autoexclusión</a>: te protege mejor.</p>`,

  deposit: `
<h2>Hacer un depósito</h2>
<ol><li>Inicia sesión y elige <b>Depositar</b>.</li><li>Escoge un método. Solo aparecen los que funcionan donde estás y en tu divisa.</li><li>Introduce un importe de {money:10} a {money:5000} y un código de bono, si tienes uno y lo quieres.</li><li>Confirma con tu banco o monedero. El dinero suele llegar antes de que vuelvas.</li></ol>
<p>No cobramos nada. Tu banco podría hacerlo.</p>
<h3>Antes del primero</h3>
<p>Te preguntamos si quieres un límite de depósito. Se baja al instante y solo se sube pasadas 24 horas.</p>
${ukOnly('<p>No se aceptan tarjetas de crédito, ni directamente ni a través de un monedero: en Gran Bretaña está prohibido jugar a crédito.</p>')}
${genericOnly('<p>No se aceptan tarjetas de crédito en ningún país.</p>')}
<p>Más: <a href="/help-deposit-account.html">tu cuenta de depósito</a>, <a href="/help-deposit-banking.html">operaciones bancarias</a>, <a href="?page=help-deposit-methods">métodos de pago</a>.</p>`,

  'deposit-account': `
<h2>Tu cuenta de depósito</h2>
<p>Tu saldo tiene dos partes. El <b>efectivo</b> es tuyo y se puede retirar. El <b>bono</b> es nuestro hasta que se haya apostado lo requerido. Siempre se apuesta primero el efectivo.</p>
<p>En Cuenta encuentras cada depósito, retirada, bono y ronda de los últimos doce meses. Los anteriores se envían si los pides.</p>
<h3>Solo tuyos</h3>
<p>Los métodos de pago tienen que estar a tu nombre. Un pago de otra persona se devuelve y tenemos que hacer preguntas. Guardamos los saldos en cuentas separadas de las nuestras; ver los <a href="https://www.velvet-comet.example/terms">términos</a>.</p>`,

  'deposit-banking': `
<h2>Operaciones bancarias</h2>
<p>Los importes se guardan en la divisa que elegiste al registrarte: libras, euros o dólares canadienses. Si tu banco usa otra, la cambia a su propio tipo.</p>
<table><thead><tr><th></th><th>Mínimo</th><th>Máximo</th></tr></thead><tbody>
<tr><td>Depósito</td><td>{money:10}</td><td>{money:5000}</td></tr>
<tr><td>Retirada</td><td>{money:10}</td><td>Tu saldo en efectivo</td></tr></tbody></table>
<p>En tu extracto los pagos aparecen como <b>VC GAMING LONDON</b> o <b>VC GAMING MALTA</b>.</p>
${austriaOnly('<p>Los pagos EPS de bancos austriacos aparecen con el nombre de tu banco.</p>')}
<p>Cada método tiene su página: <a href="?page=help-deposit-methods">métodos de pago</a>.</p>`,

  'deposit-methods': `
<h2>Métodos de pago</h2>
<p>Los métodos que puedes usar dependen de dónde vives y de tu divisa. La tabla de esta página muestra los tuyos, con el tiempo que tarda cada uno.</p>
<p>El dinero sale por donde entró: una retirada vuelve al método con el que depositaste. Si un método no admite retiradas, como un vale, pagamos por transferencia. Ver la <a href="/help-cashout-policy.html">política de retiros</a>.</p>`,

  cashout: `
<h2>Retirar fondos</h2>
<p>Tu saldo en efectivo se puede retirar en cualquier momento, desde {money:10} y sin coste.</p>
<ul><li><a href="/help-cashout-how-to.html">Cómo retirar</a></li><li><a href="/help-cashout-time.html">Cuánto tarda</a></li><li><a href="?page=help-cashout-policy">La política</a></li><li><a href="/help-cashout-reverse.html">Cancelar un retiro</a></li></ul>
<p>La primera retirada suele tardar algo más, porque quizá necesitemos <a href="https://www.velvet-comet.example/info/upload-documents/">documentos</a>. Puedes enviarlos hoy.</p>`,

  'cashout-policy': `
<h2>Política de retiros</h2>
<ol><li>Las retiradas van al método con el que depositaste, hasta lo depositado con él. Por encima puedes elegir.</li>
<li>La cuenta del banco o monedero debe estar a tu nombre.</li>
<li>Aprobamos las retiradas en un día hábil, salvo que necesitemos documentos. En tal caso decimos cuáles, una sola vez y todos juntos.</li>
<li>Los premios de más de {money:50000} pueden pagarse en partes mensuales, salvo los botes: esos se pagan de una vez y por completo.</li>
<li>Al retirar se renuncia a un bono que aún se esté liberando. Te lo preguntamos antes.</li>
<li>No hay comisiones ni límite de veces.</li></ol>
${ukOnly('<p>Nunca pedimos al retirar documentos que habríamos podido pedir antes.</p>')}`,

  'cashout-how-to': `
<h2>Cómo retirar</h2>
<ol><li>Inicia sesión y abre <b>Retirar</b> en el menú de tu cuenta.</li><li>Introduce un importe, desde {money:10} hasta tu saldo en efectivo.</li><li>Elige el destino. El último método con que depositaste aparece primero.</li><li>Confirma. Recibes un correo ahora y otro cuando el dinero está en camino.</li></ol>
<p>Ver también: <a href="/help-cashout-time.html">cuánto tarda</a>.</p>`,

  'cashout-time': `
<h2>Cuánto tarda un retiro</h2>
<table><thead><tr><th>Paso</th><th>Tiempo</th></tr></thead><tbody>
<tr><td>Lo aprobamos</td><td>Normalmente en un día hábil, rara vez más de dos</td></tr>
<tr><td>Monederos y pagos bancarios inmediatos</td><td>Hasta 24 horas después</td></tr>
<tr><td>Tarjetas de débito</td><td>De 1 a 3 días hábiles</td></tr>
<tr><td>Transferencia</td><td>De 3 a 5 días hábiles</td></tr></tbody></table>
<p>Si ha tardado más, escríbenos con el número de la transacción. Si tus documentos aún no están completos, ese es el motivo: <a href="?page=upload-documents">mira qué falta</a>.</p>`,

  'cashout-reverse': `
<h2>Cancelar un retiro</h2>
${ukOnly('<p>Una retirada no se puede cancelar. Desde 2021 las normas de Gran Bretaña no lo permiten, para que el dinero que has decidido llevarte no acabe jugándose. Si te equivocaste en el importe, el dinero te llega y puedes volver a depositar.</p>')}
${genericOnly('<p>Hasta que aprobemos una retirada puedes cancelarla en Transacciones, y el importe vuelve a tu saldo. Te pediríamos que lo pienses dos veces: retirar es la forma más segura de conservar un premio. Puedes pedir que desactivemos esta función para siempre; escríbenos.</p>')}`,

  'cashout-self': `
<h2>Retirar por tu cuenta</h2>
<p>No necesitas la ayuda ni el permiso de nadie para retirar. Cada retirada la empiezas tú, en <a href="/help-cashout-how-to.html">cuatro pasos</a>. Nadie de Velvet Comet te pedirá la contraseña ni se ofrecerá a hacerlo por ti.</p>
<p>Si alguien lo hace, no somos nosotros. Por favor, avísanos: <a href="/security.html">seguridad</a>.</p>`,

  'upload-documents': `
<h2>Subir documentos</h2>
<p>A la mayoría de los jugadores los verificamos sin que envíen nada. Si nuestra comprobación no te encuentra, necesitamos un documento de cada línea.</p>
<table><thead><tr><th>Para mostrar</th><th>Aceptamos</th></tr></thead><tbody>
<tr><td>Quién eres</td><td>Pasaporte, permiso de conducir o DNI, con las cuatro esquinas visibles</td></tr>
<tr><td>Dónde vives</td><td>Extracto bancario, factura o certificado de empadronamiento, de menos de tres meses</td></tr>
<tr><td>Que un método es tuyo</td><td>Una foto de la tarjeta con los ocho dígitos centrales tapados, o una captura del monedero con tu nombre</td></tr></tbody></table>
<p>Usa <b>Subir documentos</b> en el menú de tu cuenta: JPG, PNG o PDF, como mucho 10 MB cada uno. Los revisamos en un día y los guardamos cifrados. Por favor, no envíes documentos por correo.</p>
${ukOnly('<p>También podemos preguntar de dónde viene tu dinero si gastas sumas mayores. Es una obligación legal y no un juicio.</p>')}
<p>Por qué lo pedimos se explica en la <a href="?page=privacy">política de privacidad</a>.</p>`,

  'tech-problems': `
<h2>Problemas técnicos</h2>
<h3>Un juego no carga</h3>
<ol><li>Vuelve a cargar la página.</li><li>Prueba otro navegador o una ventana privada: así se ve si estorba una extensión.</li><li>Cambia entre wifi y datos móviles.</li></ol>
<h3>Un juego se paró a la mitad</h3>
<p>El resultado de una ronda se decide al pulsar el botón y lo guarda el servidor del estudio. Abre otra vez el juego: la ronda se muestra hasta el final y cualquier premio está en tu saldo. Si el saldo te parece mal, apunta la hora y escríbenos; toda ronda se puede consultar.</p>
<h3>La imagen en vivo se entrecorta</h3>
<p>Baja la calidad del vídeo en el menú de la mesa. Tus apuestas no dependen de la imagen.</p>
<h3>El sitio va lento</h3>
<p>Probablemente nos moleste tanto como a ti. Cuéntanoslo en <a href="/help.html">ayuda</a>, con tu ciudad y la hora.</p>`,
};
