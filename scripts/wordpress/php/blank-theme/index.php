<?php
// Never reached: the plugin sends readers to the site.
